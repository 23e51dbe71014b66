/** No quotes and no angle brackets in here: it goes through the same escaping as everything else in the mail. */
export const mailCss = `
body { margin: 0; padding: 0; background: #fbf8f3; color: #1f2421; font: 16px/1.5 Figtree, Helvetica, Arial, sans-serif; }
.preheader { display: none; max-height: 0; overflow: hidden; }
.outer { background: #fbf8f3; }
.outer td { padding: 0; }
.outer .sheet { width: 600px; max-width: 100%; margin: 24px auto; background: #ffffff; border-radius: 20px; }
.sheet td.pad { padding: 32px; }
.brand { margin: 0 0 28px; font: 22px/1 Georgia, serif; color: #1e4d3b; }
h1 { margin: 0 0 16px; font: 400 32px/1.15 Georgia, serif; letter-spacing: -0.5px; }
h2 { margin: 28px 0 8px; font: 400 21px/1.25 Georgia, serif; }
p { margin: 0 0 12px; }
ul { margin: 0; padding-left: 20px; }
li { margin: 0 0 4px; }
a { color: #1e4d3b; }
.quiet { color: #62685f; font-size: 14px; }
.label { margin: 0; color: #4a514b; font-size: 14px; }
.number { margin: 24px 0; background: #f3ece0; border-radius: 14px; }
.number td { padding: 20px 24px; }
.number p { margin: 0; }
.figures { font: 400 30px/1.3 Georgia, serif; letter-spacing: 2px; }
.picture { display: block; width: 100%; height: auto; border-radius: 14px; background: #e8decc; }
.stars { color: #87570c; }
.rows { border-collapse: collapse; }
.rows + p:not(.action) { margin-top: 16px; }
p + .rows { margin-top: 20px; }
.rows th, .rows td { padding: 10px 0; border-top: 1px solid #e5ddcf; text-align: left; vertical-align: top; }
.rows th { width: 44%; padding-right: 16px; font-weight: 400; color: #4a514b; }
.rows td { font-weight: 600; }
.action { margin: 32px 0; }
.lines { white-space: pre-line; }
.outer .button { display: inline-block; padding: 14px 28px; border-radius: 999px; background: #c9472f; color: #ffffff; font-weight: 600; text-decoration: none; }
@media (max-width: 620px) { .sheet td.pad { padding: 24px 20px; } .outer .sheet { width: 100%; margin: 0; border-radius: 0; } .number td { padding: 16px; } .figures { font-size: 21px; letter-spacing: 0; } }
@media (prefers-color-scheme: dark) {
  body, .outer { background: #161a18; color: #f1eee7; }
  .outer .sheet { background: #1f2522; color: #f1eee7; }
  .brand, a { color: #a9d3bd; }
  .quiet, .label, .rows th { color: #c9cdc7; }
  .number { background: #2a322d; }
  .rows th, .rows td { border-color: #333b36; }
  .stars { color: #e0b46a; }
}
`
