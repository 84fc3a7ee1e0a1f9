/// The style of all pages: light and dark by the reader's setting, and a sheet for paper.
enum PageStyle {
  static let sheet = """
    :root{--ground:#fff;--ink:#1c1c1e;--soft:#5c5c62;--line:#d1d1d6;--card:#f5f5f8;
    --error:#b3001b;--warning:#8a4b00;--info:#4a4a50;--good:#1c6b2c;--link:#0050b3}
    @media screen and (prefers-color-scheme:dark){:root{--ground:#131315;--ink:#f2f2f7;--soft:#aeaeb2;
    --line:#3a3a3c;--card:#1f1f22;--error:#ff8078;--warning:#ffb84d;--info:#c7c7cc;--good:#6fd98a;
    --link:#7cb8ff}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:78rem;padding:1rem 1.25rem 4rem;background:var(--ground);
    color:var(--ink);font:16px/1.45 -apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
    a{color:var(--link)}
    a:focus-visible,summary:focus-visible{outline:3px solid var(--link);outline-offset:2px}
    h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
    h3{font-size:1.05rem;margin:0 0 .25rem}
    .skip{position:absolute;left:-999rem}.skip:focus{left:1rem}
    .soft{color:var(--soft)}.error{color:var(--error)}.warning{color:var(--warning)}
    .info{color:var(--info)}.good{color:var(--good)}
    .mark{font-weight:600;border:1px solid currentColor;border-radius:.35rem;padding:0 .4rem;
    margin-right:.4rem;font-size:.85rem;white-space:nowrap}
    article{border:1px solid var(--line);border-radius:.6rem;padding:1rem;margin:1rem 0;
    background:var(--card);break-inside:avoid}
    .pair{display:flex;flex-wrap:wrap;gap:1rem;margin:.75rem 0}
    figure{margin:0}figcaption{font-size:.85rem;color:var(--soft)}
    figure svg{width:auto;height:auto;max-width:100%;max-height:30rem;background:#fff;
    border-radius:.4rem}
    .wall{display:flex;flex-wrap:wrap;gap:1.25rem;align-items:flex-start}
    .wall figure{max-width:15rem}.wall figure svg{max-height:22rem}
    pre{overflow-x:auto;background:var(--ground);border:1px solid var(--line);
    border-radius:.4rem;padding:.5rem;font-size:.8rem;margin:.5rem 0}
    pre b{background:rgba(255,200,0,.25);font-weight:inherit}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;font-size:.85rem}
    th,td{border:1px solid var(--line);padding:.15rem .35rem;text-align:left}
    .heat th.turned{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:400;
    max-height:14rem}
    .heat td{width:1.6rem;text-align:center;font-weight:600}
    .heat td a{display:block;text-decoration:none;color:inherit}
    .heat td.error{background:rgba(200,0,30,.22)}.heat td.warning{background:rgba(230,130,0,.22)}
    .heat td.info{background:rgba(120,120,130,.18)}
    .store{position:absolute;width:0;height:0;overflow:hidden}
    ol.time{list-style:none;padding:0}ol.time li{border-left:3px solid var(--line);
    padding:.35rem .75rem}ol.time li.bad{border-color:var(--error)}
    ol.time li.fixed{border-color:var(--good)}
    nav.top{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:.25rem 0 .5rem;
    border-bottom:1px solid var(--line)}
    form.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.75rem 0}
    form.bar label,form.bar fieldset{display:flex;gap:.35rem;align-items:center;min-width:0;
    max-width:100%}form.bar input{min-width:0}
    form.bar fieldset{flex-wrap:wrap;border:1px solid var(--line);border-radius:.4rem;
    padding:.1rem .6rem}
    input,select,button{font:inherit;color:inherit;background:var(--card);
    border:1px solid var(--line);border-radius:.35rem;padding:.2rem .5rem;max-width:100%}
    input:focus-visible,select:focus-visible,button:focus-visible{outline:3px solid var(--link);
    outline-offset:2px}
    form.sweep label{flex:0 1 36rem}output{white-space:nowrap}
    input[type=range]{flex:1 1 14rem;padding:0}
    .wall img{display:block;width:auto;height:auto;max-width:100%;max-height:22rem;
    border-radius:.4rem;background:#fff}
    .two{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:1.25rem;
    align-items:start}
    @media (max-width:50rem){.two{grid-template-columns:minmax(0,1fr)}}
    .live{position:relative;display:inline-block;max-width:100%}
    .live>svg.kl{display:block;width:auto;height:auto;max-width:100%;max-height:48rem;
    background:#fff;border-radius:.4rem}
    .live>svg.over{position:absolute;inset:0;width:100%;height:100%}
    .over rect{fill:transparent;stroke:transparent}
    .over a:hover rect,.over a:focus rect{stroke:var(--link);stroke-width:2}
    ul.tree{list-style:none;padding:0;margin:0;max-height:48rem;overflow:auto}
    .d1{padding-left:.75rem}.d2{padding-left:1.5rem}.d3{padding-left:2.25rem}
    .d4{padding-left:3rem}.d5{padding-left:3.75rem}.d6{padding-left:4.5rem}
    .pair form{display:flex}button{cursor:pointer}button:hover{border-color:var(--link)}
    button.side{text-align:left;background:var(--ground);padding:.5rem .75rem;
    overflow-wrap:anywhere}
    button.side img,.pair figure>img{display:block;width:auto;height:auto;max-width:100%;
    max-height:26rem;margin-bottom:.4rem;background:#fff;border-radius:.4rem}
    img.wide{max-width:100%;height:auto;background:#fff;border-radius:.4rem}
    li,p,td,dd,h1,h2,h3{overflow-wrap:anywhere}
    @media print{@page{margin:14mm}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    body{max-width:none;padding:0;font-size:10pt}
    nav.top,form,form.bar,.pair form,.skip,.live>svg.over{display:none}
    a{color:inherit;text-decoration:none}
    h1,h2,h3,figcaption,summary,thead{break-after:avoid}
    article,section>h2{break-before:auto}
    article,figure,tr,li,pre{break-inside:avoid}article:has(pre+.pair){break-inside:auto}
    p,li{orphans:3;widows:3}thead{display:table-header-group}
    details::details-content{content-visibility:visible;display:block;height:auto}
    details:not([open])>*{display:block}summary{list-style:none}
    details li{display:inline-block;margin-right:1.25rem}
    ul.tree{max-height:none;overflow:visible}.scroll,pre{overflow:visible}
    pre{white-space:pre-wrap}table.heat{font-size:6pt;line-height:1.15}
    .heat th,.heat td{width:auto;padding:0 1px;overflow-wrap:anywhere}
    figure svg,.live>svg.kl,.wall img,img.wide{max-height:20rem;border:1px solid var(--line)}
    .two{grid-template-columns:minmax(0,1fr)}}
    """
}
