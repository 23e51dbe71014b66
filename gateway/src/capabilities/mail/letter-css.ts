/** No quotes and no angle brackets in here: it goes through the same escaping as everything else in the mail. */
export const letterCss = `
body { margin: 0; padding: 0; background: #fbf8f3; color: #1f2421; font: 16px/1.5 Figtree, Helvetica, Arial, sans-serif; }
.outer { background: #fbf8f3; }
.outer td { padding: 0; }
.outer .sheet { width: 600px; max-width: 100%; margin: 24px auto; background: #ffffff; border-radius: 20px; }
.sheet td.pad { padding: 32px; }
.brand { margin: 0 0 28px; font: 22px/1 Georgia, serif; color: #1e4d3b; }
h1 { margin: 0 0 16px; font: 400 30px/1.2 Georgia, serif; letter-spacing: -0.5px; }
p { margin: 0 0 16px; }
a { color: #1e4d3b; }
.quiet { margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid #e5ddcf; color: #62685f; font-size: 14px; }
.action { margin: 28px 0; }
.outer .button { display: inline-block; padding: 14px 28px; border-radius: 999px; background: #c9472f; color: #ffffff; font-weight: 600; text-decoration: none; }
@media (max-width: 620px) { .sheet td.pad { padding: 24px 20px; } .outer .sheet { width: 100%; margin: 0; border-radius: 0; } }
@media (prefers-color-scheme: dark) {
  body, .outer { background: #161a18; color: #f1eee7; }
  .outer .sheet { background: #1f2522; color: #f1eee7; }
  .brand, a { color: #a9d3bd; }
  .quiet { border-color: #333b36; color: #c9cdc7; }
}
`
