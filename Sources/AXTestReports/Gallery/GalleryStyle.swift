/// The style of the gallery. No information is in colour alone: kinds also differ by their lines, marks by their
/// shapes.
package enum GalleryStyle {
    /// The SHA-256 of the text in base 64, by which the content security policy of the page allows it. A test computes
    /// it: after a change of the text the test fails with the new value.
    package static let digest = "+S0XgHKf1+jjZCG7zF/GmND1gembSBkrXchxsaWcmn0="

    package static let text = #"""

        :root {
          color-scheme: light dark;
          --page: #f4f5f7; --card: #ffffff; --ink: #1c2024; --soft: #59626d; --line: #d5d9df; --paper: #ffffff; --below: #eef0f3;
          --link: #0a57b5; --control: #0a57b5; --tint: #e8f1fc; --picture: #2f6f4f; --picture-tint: #e9f4ee; --bar: #eceef1;
          --failure: #b3201b; --warning: #8a5300; --good: #1b6e3c; --moved: #6a3fb0; --path: #b4459a; --lit: #ffdf5d; --lit-ink: #1c2024;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #14171b; --card: #1d2126; --ink: #e8eaed; --soft: #a4adb8; --line: #3a414a; --paper: #0f1215; --below: #191d22;
            --link: #8ab8ff; --control: #8ab8ff; --tint: #17263c; --picture: #7fd0a4; --picture-tint: #15281f; --bar: #23282e;
            --failure: #ff8a80; --warning: #f5b95a; --good: #7ed69b; --moved: #c3a5ff; --path: #f08fd5; --lit: #6b5600; --lit-ink: #ffffff;
          }
        }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 4.5rem; }
        body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
        a { color: var(--link); }
        h1, h2, h3, h4 { line-height: 1.2; margin: 0; }
        h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; } h3, h4 { font-size: 1rem; margin: 0 0 .5rem; }
        p { margin: .25rem 0; } ul, ol { margin: .25rem 0; padding: 0; list-style: none; }
        code, pre { font: .85em ui-monospace, monospace; }
        summary { cursor: pointer; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
        .aside { color: var(--soft); font-size: .85em; }
        .skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem; z-index: 9; }
        #top, main { max-width: 96rem; margin: 0 auto; padding: 1rem 1.25rem; }
        main { padding-top: 0; }
        .verdict { font-size: .8em; padding: .1em .6em; border-radius: 1em; border: 2px solid; }
        .verdict.pass { color: var(--good); } .verdict.fail, .verdict.none { color: var(--failure); }

        .for-readers { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
        #answers { margin: 1rem 0; display: grid; gap: .2rem; } #answers ul { margin: 0 0 0 1rem; font-size: .9em; }
        #nothing { font-weight: 600; padding: 1rem 0; }
        summary, .copy, .finding button { min-height: 24px; } summary { padding: .1rem 0; }

        /* Filters */
        #filters { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem 1.25rem; background: var(--card);
          border: solid var(--line); border-width: 1px 0; position: sticky; top: 0; z-index: 5; }
        #filters[hidden] { display: none; }
        #filters label { color: var(--soft); font-size: .9em; white-space: nowrap; }
        #filters input, #filters select { font: inherit; color: var(--ink); background: var(--page); border: 1px solid var(--soft);
          border-radius: 6px; padding: .3rem .5rem; max-width: 100%; }
        #words { width: 15rem; } #words::placeholder { color: var(--soft); opacity: 1; }
        #shown { margin-left: auto; font-weight: 600; }

        /* Marks: a failure is an octagon, a warning a triangle, and the word is beside it. */
        .failure > .severity, .counts .failure { color: var(--failure); } .warning > .severity, .counts .warning { color: var(--warning); }
        .counts { display: inline-flex; flex-wrap: wrap; gap: 0 .8em; font-size: .9em; color: var(--soft); }
        .counts span { white-space: nowrap; }
        .finding .severity::before, .counts > .failure::before, .counts > .warning::before, .flag::before {
          content: ""; display: inline-block; width: .8em; height: .8em; margin-right: .35em; background: currentColor; forced-color-adjust: none;
          clip-path: polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%); }
        .warning > p > .severity::before, .counts > .warning::before, .warning .flag::before {
          clip-path: polygon(50% 0, 100% 100%, 0 100%) !important; }
        .order summary .flag, .rest .flag { font-weight: 700; font-size: .85em; white-space: nowrap; margin-left: .3em; color: var(--failure); } .order .warning summary .flag, .rest .warning .flag { color: var(--warning); }
        .failure > p > .severity { color: var(--failure); } .warning > p > .severity { color: var(--warning); }
        .known > p > .severity { color: var(--soft); }
        .known > p > .severity::before { clip-path: circle(50%); }
        .added > p > .severity, .counts .added { color: var(--good); } .removed > p > .severity, .counts .removed { color: var(--failure); }
        .changed > p > .severity, .counts .changed { color: var(--warning); } .moved > p > .severity, .counts .moved { color: var(--moved); }
        .added > p > .severity::before { clip-path: polygon(35% 0, 65% 0, 65% 35%, 100% 35%, 100% 65%, 65% 65%, 65% 100%, 35% 100%, 35% 65%, 0 65%, 0 35%, 35% 35%); }
        .removed > p > .severity::before { clip-path: polygon(0 35%, 100% 35%, 100% 65%, 0 65%); }
        .changed > p > .severity::before { clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
        .moved > p > .severity::before { clip-path: polygon(50% 0, 95% 45%, 65% 45%, 65% 100%, 35% 100%, 35% 45%, 5% 45%); }

        /* Overview */
        main > section { margin: 1rem 0 1.5rem; }
        .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .8rem; margin: .75rem 0; }
        .cards li { position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: .6rem;
          display: flex; flex-direction: column; gap: .3rem; }
        .cards li[hidden] { display: none; }
        .cards a { font-weight: 600; color: var(--ink); text-decoration: none; display: -webkit-box; -webkit-box-orient: vertical;
          -webkit-line-clamp: 3; overflow: hidden; overflow-wrap: anywhere; }
        .cards a::after { content: ""; position: absolute; inset: 0; border-radius: 12px; }
        .cards li:hover { border-color: var(--link); }
        .cards svg { order: -1; width: 100%; height: 11rem; }
        .causes { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); gap: .5rem 1rem; align-items: start; }
        .cause { background: var(--card); margin: 0; } .cause[hidden] { display: none; } .cause .aside details { display: inline-block; vertical-align: top; }
        .screens { display: flex; flex-wrap: wrap; gap: .1rem .9rem; max-height: 16rem; overflow-y: auto; } .screens a, .place a { display: inline-block; min-height: 24px; }
        .places ul { margin: .2rem 0 0 .5rem; max-height: 24rem; overflow-y: auto; } .place { padding: .15rem .3rem; border-radius: 4px; }
        .legend, .rule { margin: .4rem 0; }
        .legend ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .5rem 1.5rem; margin: .75rem 0; }
        .legend svg { width: 64px; height: 28px; vertical-align: middle; margin: 0 .4rem; overflow: visible; }
        .rule { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .4rem .75rem; }
        .rule code { font-weight: 700; }
        .rule .counts { color: var(--soft); margin-left: .5em; }

        /* A screen */
        .screen { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.25rem 1.25rem; margin: 0 0 1.5rem;
          content-visibility: auto; contain-intrinsic-size: auto 1200px; }
        .screen[hidden], .screen li[hidden], .change[hidden] { display: none; }
        .screen > header { margin-bottom: .75rem; }
        .screen > header h2 { display: inline; margin-right: .25rem; }
        .link { text-decoration: none; } .link::before { content: "#"; padding: 0 .3em; } .link > span { position: absolute; clip-path: inset(50%); }
        .variants { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; position: relative; }
        .variants > .screen { flex: 0 0 min(26rem, 85vw); content-visibility: visible; }
        .variants > .screen > .side { grid-template-columns: minmax(0, 1fr) !important; }
        .variants > .screen > .side > .picture { position: static; max-height: none; grid-row: auto; }
        .side { display: grid; gap: 1rem 1.5rem; align-items: start; }
        .side > * { min-width: 0; }
        .picture:empty { display: none; }
        @media (min-width: 46rem) {
          .screen > .side { grid-template-columns: fit-content(50%) minmax(0, 1fr); }
          .screen > .side > .picture { grid-row: 1 / span 3; position: sticky; top: 4.25rem; max-height: calc(100vh - 5rem); overflow-y: auto; }
          .sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem; align-items: start; }
        }
        @media (min-width: 76rem) {
          .screen > .side { grid-template-columns: fit-content(45%) minmax(0, 1fr) minmax(0, 1fr); }
          .screen > .side > .picture { grid-row: 1; }
          .screen > .side.wide { grid-template-columns: repeat(2, minmax(0, 1fr)); }
          .screen > .side.wide > .picture { grid-column: 1 / -1; position: static; max-height: none; }
          .change { display: grid; grid-template-columns: minmax(18rem, 1fr) minmax(0, 3fr); gap: 0 1.5rem; align-items: start; }
          .change > header { grid-column: 1 / -1; }
        }
        .finding { border-left: 4px solid var(--line); padding: .3rem .5rem .3rem .75rem; margin: .4rem 0; border-radius: 4px; }
        .finding.failure, .finding.removed { border-color: var(--failure); } .finding.warning, .finding.changed { border-color: var(--warning); }
        .finding.added { border-color: var(--good); } .finding.moved { border-color: var(--moved); }
        .finding p { margin: 0; }
        .finding .aside > * { margin-right: .6em; }
        .finding .where { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .finding:focus-within .where { white-space: normal; }
        .finding table { border-collapse: collapse; margin: .25rem 0; font-size: .9em; }
        .finding th, .finding td { text-align: left; padding: .1rem .75rem .1rem 0; vertical-align: top; font-weight: 400; overflow-wrap: break-word; }
        .sides > .side { gap: .25rem 1rem; }
        .finding th { color: var(--soft); }
        .finding button, .copy { font: inherit; color: var(--link); background: none; border: 0; padding: 0; text-decoration: underline; cursor: pointer; }
        .fix { margin: .5rem 0; } .fix p { margin: 0; } .fix pre { margin: .2rem 0; padding: .4rem .6rem; background: var(--page); border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; }
        .finding .why { margin: .4rem 0; padding: .4rem .6rem; background: var(--page); border-radius: 6px; font-size: .95em; }
        .remarks { font-size: .9em; color: var(--soft); } .remarks li::before { content: "Note: "; }
        .unchecked, .known, .rest, .rotor { margin-top: .75rem; font-size: .9em; } .unchecked li { color: var(--soft); margin: .2rem 0 .2rem 1rem; }
        .order { counter-reset: reading; }
        .order > li { counter-increment: reading; position: relative; padding: .12rem .4rem .12rem 2.6rem; border-radius: 6px; }
        .order:not(.blocks) > li { content-visibility: auto; contain-intrinsic-size: auto 1.65rem; }
        .order > li::before { content: counter(reading); position: absolute; left: 0; width: 2.1rem; text-align: right; color: var(--soft);
          font-variant-numeric: tabular-nums; }
        .order > li[data-number]::before { content: attr(data-number); }
        .order summary, .rest li summary { list-style: none; } .order summary::-webkit-details-marker { display: none; }
        .order b, .blocks bdi { font-weight: 600; } .order summary span { color: var(--soft); } .rest li b { font-weight: 400; } .order i { color: var(--soft); } .order .failure i { color: var(--failure); font-weight: 700; }
        .rest li { margin-left: 1rem; border-radius: 6px; padding: .05rem .4rem; }
        .order pre, .rest pre { margin: .2rem 0 .4rem; padding: .4rem .6rem; background: var(--page); border-radius: 6px; white-space: pre-wrap;
          unicode-bidi: plaintext; }
        .order > .gap { margin-top: .3rem; padding-top: 1rem; } .order > .gap::after { content: "…"; position: absolute; top: 0; left: 2.6rem; color: var(--soft); }
        .order > .match { outline: 2px solid var(--link); }
        .blocks > li { border-bottom: 1px solid var(--line); }
        .order > .added, .order > .removed, .order > .changed, .order > .moved { box-shadow: inset 4px 0 var(--good); }
        .order > .removed { box-shadow: inset 4px 0 var(--failure); } .order > .changed { box-shadow: inset 4px 0 var(--warning); }
        .order > .moved { box-shadow: inset 4px 0 var(--moved); }
        .order > .added > details > summary::after, .order.blocks > .added::after { content: " added"; color: var(--good); font-size: .85em; }
        .order > .removed > details > summary::after, .order.blocks > .removed::after { content: " removed"; color: var(--failure); font-size: .85em; }
        .order > .changed > details > summary::after, .order.blocks > .changed::after { content: " changed"; color: var(--warning); font-size: .85em; }
        .order > .moved > details > summary::after, .order.blocks > .moved::after { content: " moved"; color: var(--moved); font-size: .85em; }
        .lit, .lit summary, .lit a, .lit button, .lit .aside, .lit .severity, .lit i, .lit::before { color: var(--lit-ink) !important; }
        .lit { background: var(--lit); }

        /* Success criteria */
        .criteria table { border-collapse: collapse; width: 100%; } .criterion { break-inside: avoid; }
        .criteria th, .criteria td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; overflow-wrap: break-word; border-bottom: 1px solid var(--line); }

        /* What is left out of the table is said of each criterion below it. */
        @media (max-width: 30rem) {
          .criteria :is(th, td):nth-child(n + 2):nth-child(-n + 4) { display: none; } .criteria th, .criteria td { overflow-wrap: anywhere; hyphens: auto; }
        }

        /* The drawings */
        svg.drawing { display: block; max-width: 100%; height: auto; font-family: system-ui, sans-serif; }
        .paper { fill: var(--paper); } .device { fill: none; stroke: var(--soft); stroke-width: 2; vector-effect: non-scaling-stroke; pointer-events: none; }
        img.photo, svg.photo { display: block; max-width: 100%; max-height: 780px; border: 2px solid var(--soft); border-radius: 18px; }
        img.photo { width: auto; } svg.photo { height: auto; max-height: none; }
        .edge, .area { fill: none; pointer-events: none; forced-color-adjust: none; }
        .edge, .area, .mark rect, .reading-path, .numbers { vector-effect: non-scaling-stroke; }
        .edge { stroke: #ffffff; stroke-width: 5; } .area { stroke: #b0005e; stroke-width: 2.5; stroke-dasharray: 7 4; }
        .photos { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem; align-items: start; margin: .5rem 0 1.5rem; break-inside: avoid; } .photos-title { margin-top: 1rem; }
        .photos figure { margin: 0; } .photos figcaption { font-weight: 600; margin-bottom: .35rem; }
        .without-photos :is(image.photo, .edge, .area) { display: none; } body:not(.without-photos) .pictured .box:not(.read) .frame { stroke: none; }
        body:not(.without-photos) .pictured :is(.frame, .sheet .frame, .bar .frame) { fill: transparent; }
        body:not(.without-photos) .pictured .read .frame { stroke-opacity: .45; stroke-width: 1; }
        body:not(.without-photos) .pictured :is(.box text, .glyph, .knob) { display: none; }
        .finding .swatch { display: flex; align-items: center; gap: .4em; } .swatch rect { stroke: var(--line); forced-color-adjust: none; }
        .swatch svg { forced-color-adjust: none; }
        .below { fill: var(--below); } .fold { stroke: var(--soft); stroke-width: 2; stroke-dasharray: 10 6; fill: none; }
        .note { font-size: 11px; fill: var(--soft); }
        .frame { fill: transparent; stroke: none; } .box text { fill: var(--ink); pointer-events: none; }
        .glyph { fill: none; stroke: var(--soft); stroke-width: 1.5; pointer-events: none; }
        .button .frame, .row.read .frame { fill: var(--tint); stroke: var(--control); stroke-width: 1.5; }
        .row.read .frame { fill: var(--paper); } .row .frame { stroke: var(--line); }
        .button text, .field text { fill: var(--control); }
        .field .frame { fill: var(--tint); stroke: var(--control); stroke-width: .75; } .field .glyph { stroke: var(--control); stroke-width: 3; }
        .toggle .glyph, .scale .glyph { stroke: var(--control); stroke-width: 2; } .toggle .knob, .scale .knob { fill: var(--control); }
        .header text { font-weight: 700; } .header .glyph { stroke: var(--ink); stroke-width: 3; }
        .image .frame { fill: var(--picture-tint); stroke: var(--picture); stroke-width: 1.25; stroke-dasharray: 5 3; } .image .glyph { stroke: var(--picture); }
        .image text { fill: var(--picture); }
        .nameless text { font-style: italic; fill: var(--failure); }
        .bar .frame { fill: var(--bar); } .sheet .frame { fill: var(--paper); stroke: var(--soft); stroke-width: 1.5; }
        .other.read .frame { stroke: var(--soft); stroke-dasharray: 1 3; stroke-linecap: round; stroke-width: 1.5; }
        .unread .frame { stroke-width: .75; stroke-dasharray: 1 2; } .unread.button .frame, .unread.field .frame { fill: none; stroke: var(--soft); }
        .unread text { fill: var(--soft); } .part text { fill: var(--ink); } .number.covered { fill: var(--soft); } .unread.text .frame, .unread.header .frame { stroke: none; }
        .covered .frame { stroke: var(--line); stroke-width: .75; stroke-dasharray: 1 4; } .plain { pointer-events: none; }
        .reading-path { fill: none; stroke: var(--path); stroke-width: 1; opacity: .55; }
        .numbers { fill: var(--card); stroke: var(--path); stroke-width: 1; } .number { font-size: 8px; font-weight: 600; fill: var(--ink); text-anchor: middle; }
        .number, .numbers, .mark, .halo, .reading-path { pointer-events: none; }
        .without-path .number, .without-path .numbers, .without-path .reading-path { display: none; }
        .mark rect { fill: none; stroke-width: 2.5; } .mark text { font-size: 10px; font-weight: 700; fill: var(--card); text-anchor: middle; }
        .mark.failure, .mark.removed { color: var(--failure); } .mark.warning, .mark.changed { color: var(--warning); } .mark.added { color: var(--good); }
        .mark.moved { color: var(--moved); } .mark.known { color: var(--soft); }
        .mark rect { stroke: currentColor; } .mark path { fill: currentColor; } .mark.warning rect, .mark.removed rect { stroke-dasharray: 6 3; }
        .halo { fill: var(--lit); fill-opacity: .35; stroke: var(--ink); stroke-width: 3; }
        .dim text { fill: var(--soft); } .dim .frame, .dim .glyph, .dim .knob { opacity: .3; }
        .mini { fill: var(--line); } .mini.button { fill: var(--control); opacity: .55; } .mini.header { fill: var(--ink); } .mini.text { fill: var(--soft); opacity: .6; }
        .mini.image { fill: var(--picture); opacity: .6; } .mini.bar { fill: var(--bar); } .mini.failure { fill: none; stroke: var(--failure); stroke-width: 8; }
        .mini.warning { fill: none; stroke: var(--warning); stroke-width: 8; stroke-dasharray: 14 8; } .cards .device { fill: var(--paper); stroke-width: 1; }

        .reach { overflow-x: auto; margin: .5rem 0; } .reach svg { font: 11px system-ui, sans-serif; } .reach text { fill: var(--ink); }
        .reach rect { fill: var(--card); stroke: var(--soft); } .reach path { fill: none; stroke: var(--soft); }
        .reach .unreached rect { stroke: var(--failure); stroke-width: 3; stroke-dasharray: 6 3; } .reach .barred { stroke: var(--failure); stroke-width: 3; stroke-dasharray: 6 3; }

        @media (scripting: none) { .change > noscript { display: contents; } }
        @media (max-width: 46rem) {
          #filters { position: static; } #filters label:first-child { flex: 1 0 100%; display: flex; gap: .4rem; align-items: center; } #words { flex: 1; width: 0; }
          #top, main, #filters { padding-left: .75rem; padding-right: .75rem; } .screen { padding: .75rem; } .sides { display: grid; gap: 1.5rem; }
          html { scroll-padding-top: .5rem; }
        }
        @page { margin: 12mm; }
        @media print {
          .severity::before, .counts > *::before, .flag::before { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          :root { color-scheme: light; } body { font-size: 9pt; background: none; } #filters, .link, .legend, .finding button, .skip, .fix { display: none; }
          .screen { break-before: page; border: 0; padding: 0; content-visibility: visible; }
          .screen > .side { grid-template-columns: 45% 1fr; } .screen > .side > .picture { position: static; max-height: none; grid-row: 1; }
          .screen > .side > .reading { grid-column: 1 / -1; columns: 2; } .sides { display: grid; grid-template-columns: 1fr 1fr; }
          .variants { display: block; } .variants > .screen > .side { grid-template-columns: 45% 1fr !important; }
          svg.drawing { width: auto !important; max-height: 150mm; } img.photo { max-height: 150mm; } .criterion svg.drawing { max-height: 40mm; }
          .criteria { break-after: page; } .cards li { break-inside: avoid; } .cause { break-inside: avoid; }
          .long .cards { grid-template-columns: repeat(9, 1fr); gap: 2mm; font-size: 7pt; } .long .cards svg { height: 20mm; } .long .cards li { padding: 1mm; border-radius: 1mm; }
          .long .causes { grid-template-columns: 1fr 1fr; font-size: 8pt; }
          .long .screen { break-before: auto; break-inside: avoid; border-top: 1px solid var(--line); border-radius: 0; padding: 2mm 0; margin: 0; font-size: 8pt; }
          .long .screen:not([data-found]), .long .reading, .long .remarks, .long .unchecked, .long .known { display: none; }
          .long .screen > .side { grid-template-columns: 36mm minmax(0, 1fr) !important; } .long .screen > .side.wide > .picture { grid-column: auto; }
          .long .findings > ul { columns: 2; } .long .finding { break-inside: avoid; margin: .5mm 0; } .long svg.drawing { max-height: 48mm; max-width: 36mm; }
        }

        """#
}
