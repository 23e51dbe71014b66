/** On screen like a sheet of paper, on paper without anything that is for the screen. */
export const voucherCss = `
:root { color-scheme: light dark; --paper: #ffffff; --ground: #fbf8f3; --ink: #1f2421; --quiet: #62685f; --brand: #1e4d3b; --line: #e5ddcf; }
@media screen and (prefers-color-scheme: dark) { :root { --paper: #1f2522; --ground: #161a18; --ink: #f1eee7; --quiet: #c9cdc7; --brand: #a9d3bd; --line: #333b36; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px; background: var(--ground); color: var(--ink); font: 16px/1.5 Figtree, Helvetica, Arial, sans-serif; }
.voucher { max-width: 720px; margin: 0 auto; padding: 40px; background: var(--paper); border-radius: 20px; overflow-wrap: anywhere; }
.brand { margin: 0 0 24px; color: var(--brand); font: 22px/1 Georgia, serif; }
h1 { margin: 0 0 20px; font: 400 40px/1.1 Georgia, serif; letter-spacing: -0.5px; }
h2 { margin: 24px 0 8px; font: 400 24px/1.25 Georgia, serif; }
img { display: block; width: 100%; height: 300px; object-fit: cover; border-radius: 14px; }
.giver { margin: 24px 0 0; color: var(--quiet); }
blockquote { margin: 12px 0 0; padding: 0 0 0 16px; border-left: 3px solid var(--brand); font: italic 20px/1.4 Georgia, serif; white-space: pre-line; }
.amount { margin: 0; font: 400 40px/1.2 Georgia, serif; }
dl { display: flex; flex-wrap: wrap; gap: 16px 48px; margin: 24px 0; padding: 20px 0; border: solid var(--line); border-width: 1px 0; }
dt { color: var(--quiet); font-size: 14px; }
dd { margin: 0; font-weight: 600; }
.code { font: 400 26px/1.3 Georgia, serif; letter-spacing: 2px; }
ol { margin: 0; padding-left: 20px; }
.screen { margin: 28px 0 0; color: var(--quiet); font-size: 14px; }
@media (max-width: 520px) { body { padding: 0; } .voucher { padding: 24px 20px; border-radius: 0; } h1 { font-size: 32px; } img { height: 200px; } }
@media print { @page { margin: 15mm; } body { padding: 0; background: none; } .voucher { max-width: none; padding: 0; } img { height: 80mm; } .screen { display: none; } }
`
