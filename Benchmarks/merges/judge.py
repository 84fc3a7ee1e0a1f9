"""Judges a merged document by the rule of three-way merging, fact by fact."""
import collections


def judge(base, ours, theirs, merged):
    """Lists of (problem, object, fact); `contested` counts facts that both sides changed."""
    # What a list says of each view cannot be compared where it does not fit the views.
    unfit = {"%s of %s" % (tag, owner) for d in (base, ours, theirs) for owner, tag in d.unfit}
    tables = [{identity: {w: v for w, v in facts.items() if w not in unfit}
               for identity, facts in d.by_object().items()} for d in (base, ours, theirs, merged)]
    tables = [collections.defaultdict(dict, table) for table in tables]
    in_base, in_ours, in_theirs, in_merged = (set(d.objects) for d in (base, ours, theirs, merged))
    problems, contested = [], set()
    for (owner, tag), list_and_views in merged.unfit.items():
        # A side's own fault stays; another one must not come of the merge.
        if list_and_views not in (ours.unfit.get((owner, tag)), theirs.unfit.get((owner, tag))):
            problems.append(("list does not fit", owner, tag))
    for identity in in_merged - in_base - in_ours - in_theirs:
        problems.append(("from nowhere", identity, ""))
    for identity in (in_ours | in_theirs) - in_base:
        if identity not in in_merged and not has_twin(identity, ours, theirs, merged):
            problems.append(("lost object", identity, ""))
    for identity in in_base:
        sides = (identity in in_ours) + (identity in in_theirs)
        if sides == 2 and identity not in in_merged:
            problems.append(("lost object", identity, ""))
        if sides == 0 and identity in in_merged:
            problems.append(("came back", identity, ""))
        if sides == 1:
            side = tables[1] if identity in in_ours else tables[2]
            if side[identity] == tables[0][identity]:
                if identity in in_merged:
                    problems.append(("came back", identity, ""))
            else:
                contested.add((identity, "deleted"))
                if identity not in in_merged:
                    problems.append(("lost edit", identity, ""))
    for identity in in_merged & (in_ours ^ in_theirs) - in_base:
        side = tables[1 if identity in in_ours else 2]
        for what in set(side[identity]) | set(tables[3][identity]):
            if side[identity].get(what) != tables[3][identity].get(what):
                problems.append(("wrong value", identity, what))
    for identity in in_merged & in_ours & in_theirs | {"document"}:
        b, o, t, m = (table.get(identity, {}) for table in tables)
        for what in set(b) | set(o) | set(t) | set(m):
            values = b.get(what), o.get(what), t.get(what)
            if values[1] == values[2] or values[2] == values[0]:
                right = values[1]
            elif values[1] == values[0]:
                right = values[2]
            else:
                contested.add((identity, what))
                if m.get(what) not in values:
                    problems.append(("none of the three", identity, what))
                continue
            if m.get(what) != right:
                problems.append(("wrong value", identity, what))
    for identity in merged.repeated - base.repeated - ours.repeated - theirs.repeated:
        problems.append(("id twice", identity, ""))
    for owner, name, value in merged.dangling - ours.dangling - theirs.dangling:
        problems.append(("names nothing", owner, name + " " + value))
    return problems, contested


def has_twin(identity, ours, theirs, merged):
    """Both sides made an object for the same property; the merge has one of them."""
    for side in (ours, theirs):
        for slot, other in side.slots.items():
            if other == identity and slot in merged.slots:
                return True
    return False
