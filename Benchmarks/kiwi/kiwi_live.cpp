// The layouts of `live-layout` in kiwi: each constant that is changed is an edit variable.
//
//     g++ -std=c++11 -O2 -I KIWI_SOURCES kiwi_live.cpp -o kiwi_live
//     ./kiwi_live form|tree|wrapping VIEWS RUNS
//
// Timed is what an app would do: a value is suggested, the variables are updated and every view's
// rectangle in its superview is read. kiwi has no strict order of priorities: 750 is strong and 250
// weak here, which gives the same frames.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>

using namespace kiwi;

static double now() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

struct View {
  Variable left, top, width, height;
  int parent;
  Expression right() const { return left + width; }
  Expression bottom() const { return top + height; }
};

struct Layout {
  View root;
  std::vector<View> views;
  std::vector<Variable> open;
  std::vector<Constraint> constraints;

  void add(const Constraint& constraint) { constraints.push_back(constraint); }

  View& added(int parent) {
    views.push_back(View());
    views.back().parent = parent;
    add(views.back().width >= 0);
    add(views.back().height >= 0);
    return views.back();
  }

  Layout() {
    add(root.left == 0);
    add(root.top == 0);
    add(root.width == 375);
    add(root.height == 667);
  }

  void form(int rows) {
    views.reserve(2 * rows);
    for (int row = 0; row < rows; row++) {
      added(-1);
      added(-1);
      View &name = views[2 * row], &field = views[2 * row + 1];
      open.push_back(Variable());
      if (row == 0) add(name.top == root.top + 20);
      else add(name.top == views[2 * row - 2].bottom() + 8);
      add(name.left == root.left + 16);
      add((name.width == 100) | strength::strong);
      add(name.height == open.back());
      add(field.left == name.right() + 8);
      add(root.right() == field.right() + 16);
      add(field.top + field.height * 0.5 == name.top + name.height * 0.5);
      add(field.height == name.height);
    }
  }

  void tree(int count, bool isWrapping) {
    views.reserve(count);
    std::map<int, int> lastOf;
    for (int index = 0; index < count; index++) {
      int place = index == 0 ? -1 : (index - 1) / 4;
      View& view = added(place);
      View& parent = place < 0 ? root : views[place];
      if (lastOf.count(place)) add(view.left == views[lastOf[place]].right() + 2);
      else add(view.left == parent.left + 4);
      lastOf[place] = index;
      add(view.top == parent.top + 4);
      if (index > 0) {
        if (isWrapping) add(parent.bottom() >= view.bottom() + 4);
        else if ((index - 1) % 4 == 0) add(parent.bottom() == view.bottom() + 4);
        if ((index - 1) % 4 == 3 || index == count - 1) add(parent.right() == view.right() + 4);
      }
      if (4 * index + 1 >= count) {
        open.push_back(Variable());
        add(view.width == open.back());
        add(view.height == 20 + 37 * index % 30);
      } else if (isWrapping) {
        add((view.height == 0) | strength::weak);
      }
    }
  }

  double checksum() const {
    double sum = 0;
    for (const View& view : views) {
      const View& parent = view.parent < 0 ? root : views[view.parent];
      sum += view.left.value() - parent.left.value() +
             2 * (view.top.value() - parent.top.value()) + 3 * view.width.value() +
             5 * view.height.value();
    }
    return sum;
  }
};

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  int count = atoi(argv[2]), runs = std::max(1, atoi(argv[3]));
  Layout layout;
  if (strcmp(argv[1], "form") == 0) layout.form(count / 2);
  else layout.tree(count, strcmp(argv[1], "wrapping") == 0);
  double start = now();
  Solver solver;
  for (auto& variable : layout.open) {
    solver.addEditVariable(variable, strength::create(1000, 0, 0) - 1);
    solver.suggestValue(variable, 30);
  }
  for (auto& constraint : layout.constraints) solver.addConstraint(constraint);
  solver.updateVariables();
  double first = now() - start, checksum = layout.checksum();
  std::vector<double> times;
  for (int run = 0; run < runs; run++) {
    double before = now();
    solver.suggestValue(layout.open[(long)run * 7919 % layout.open.size()], 30 + run % 23);
    solver.updateVariables();
    checksum = layout.checksum();
    times.push_back(now() - before);
  }
  std::sort(times.begin(), times.end());
  printf("{\"engine\":\"kiwi\",\"kind\":\"%s\",\"views\":%zu,\"first_ms\":%g,\"median_ms\":%g,"
         "\"worst_ms\":%g,\"runs\":%d,\"checksum\":%.10g}\n",
         argv[1], layout.views.size(), first, times[times.size() / 2], times.back(), runs, checksum);
}
