const face = (family: string, file: string, style: string, weight: number) =>
  `@font-face { font-family: ${family}; font-style: ${style}; font-weight: ${weight}; font-display: swap; src: url("fonts/${file}") format("woff2"); }`

/** On a phone edge to edge, on a wide screen like a sheet of paper, on paper without anything that is for the screen. */
export const voucherCss = `
${face('Fraunces', 'fraunces.woff2', 'normal', 400)}
${face('Fraunces', 'fraunces-italic.woff2', 'italic', 400)}
${face('Figtree', 'figtree.woff2', 'normal', 400)}
${face('Figtree', 'figtree-strong.woff2', 'normal', 600)}
:root { color-scheme: light; --paper: #fbf8f3; --surface: #ffffff; --sage: #e6ede3; --ink: #1f2421; --quiet: #4a514b; --forest: #1e4d3b; --coral: #d9573f; --action: #c9472f; --serif: Fraunces, Georgia, serif; }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 Figtree, Helvetica, Arial, sans-serif; }
.voucher { max-width: 640px; margin: 0 auto; overflow: hidden; background: var(--surface); border-radius: 20px; box-shadow: 0 12px 40px rgb(31 36 33 / 12%); overflow-wrap: anywhere; }
.picture { position: relative; }
.brand { width: max-content; margin: 0; padding: 6px 18px; background: var(--forest); border-radius: 999px; color: #ffffff; font: 18px/1.3 var(--serif); }
.picture .brand { position: absolute; top: 20px; left: 20px; }
img { display: block; width: 100%; height: 280px; object-fit: cover; }
.sheet { padding: 36px 40px 28px; }
h1 { margin: 0 0 20px; padding-bottom: 14px; background: linear-gradient(var(--coral), var(--coral)) left bottom / 44px 3px no-repeat; font: 400 38px/1.15 var(--serif); }
h2 { margin: 4px 0; font: 400 23px/1.25 var(--serif); }
h3 { margin: 28px 0 8px; font: 400 20px/1.25 var(--serif); }
p { margin: 0; }
.sandbox { max-width: 640px; margin: 0 auto 12px; color: var(--quiet); font-size: 14px; text-align: center; }
.quiet { color: var(--quiet); }
.amount { color: var(--action); font: 400 44px/1.2 var(--serif); }
blockquote { margin: 20px 0 0; padding: 2px 0 2px 16px; border-left: 3px solid var(--coral); font: italic 400 20px/1.45 var(--serif); white-space: pre-line; }
.ticket { display: flex; flex-wrap: wrap; gap: 16px 24px; align-items: center; justify-content: space-between; margin-top: 28px; padding: 20px; background: var(--sage); border-radius: 16px; }
dl { flex: 1 1 260px; display: grid; gap: 10px; margin: 0; }
dt { color: var(--quiet); font-size: 14px; }
dd { margin: 0; font-weight: 600; }
.code { font: 400 25px/1.25 var(--serif); letter-spacing: 0.5px; }
figure { flex: none; width: 132px; margin: 0; text-align: center; }
figcaption { margin-top: 6px; color: var(--quiet); font-size: 12px; line-height: 1.3; }
svg { display: block; width: 132px; height: 132px; background: #ffffff; border-radius: 8px; }
ol { margin: 0; padding-left: 20px; color: var(--quiet); }
li { margin-bottom: 4px; }
.actions { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; margin-top: 28px; }
.actions a { display: inline-flex; align-items: center; min-height: 44px; color: var(--forest); font-weight: 600; }
.actions .action { padding: 0 24px; background: var(--action); border-radius: 999px; color: #ffffff; text-decoration: none; }
a:focus-visible { outline: 3px solid #1b5fa8; outline-offset: 2px; }
.host { margin-top: 20px; color: var(--quiet); font-size: 14px; }
@media (max-width: 520px) { body { padding: 0; background: var(--surface); } .voucher { border-radius: 0; box-shadow: none; } .sheet { padding: 28px 20px; } h1 { font-size: 32px; } .code { font-size: min(25px, 6vw); white-space: nowrap; } img { height: 220px; } figure { margin-inline: auto; } }
@media print { @page { margin: 12mm; } body { padding: 0; background: none; } .voucher { max-width: none; box-shadow: none; } * { print-color-adjust: exact; } .actions { display: none; } }
`
