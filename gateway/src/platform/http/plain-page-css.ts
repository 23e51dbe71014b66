/** Style of the pages that the gateway draws itself; colours are those of the shop's tokens. */
export const plainPageCss = `
:root {
  color-scheme: light dark;
  --paper: #fbf8f3; --surface: #ffffff; --sand: #f3ece0; --line: #e5ddcf; --line-strong: #8c8577;
  --ink: #1f2421; --ink-2: #4a514b; --ink-3: #62685f;
  --forest: #1e4d3b; --on-forest: #ffffff; --forest-hover: #163a2c; --link: #1e4d3b; --focus: #1b5fa8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #161a18; --surface: #1f2522; --sand: #232a26; --line: #333b36; --line-strong: #8b948d;
    --ink: #f1eee7; --ink-2: #c9cdc7; --ink-3: #a9b0a9;
    --forest: #a9d3bd; --on-forest: #10241b; --forest-hover: #c4e4d3; --link: #a9d3bd; --focus: #8fc1f5;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
}
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 400; letter-spacing: -0.015em; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem); line-height: 1.15; margin: 0; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 6px; }
.mark { font: 400 1.25rem/1 Georgia, serif; color: var(--forest); letter-spacing: -0.01em; margin: 0; }
.quiet { color: var(--ink-2); margin: 0; }
.small { font-size: 0.875rem; color: var(--ink-3); margin: 0; }

.sandbox {
  margin: 0; padding: 6px 16px; background: var(--sand); color: var(--ink-2); border-bottom: 1px solid var(--line);
  font-size: 0.8125rem; line-height: 1.4; text-align: center;
}

.bank { min-height: 100vh; min-height: 100svh; display: grid; align-content: center; justify-items: center; padding: 24px 16px; }
.bankCard {
  width: min(100%, 27rem); background: var(--surface); border: 1px solid var(--line); border-radius: 20px;
  padding: 32px; display: grid; gap: 20px; box-shadow: 0 18px 50px -28px rgb(31 36 33 / 35%);
}
.figures { margin: 0; display: grid; gap: 12px; background: var(--sand); border-radius: 14px; padding: 16px 20px; }
.figures div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; align-items: baseline; }
.figures dt { color: var(--ink-2); }
.figures dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.figures .amount { font-size: 1.375rem; }
.choices { display: grid; gap: 12px; margin: 0; }
button {
  font: inherit; font-weight: 600; min-height: 48px; padding: 10px 20px; border-radius: 12px; cursor: pointer;
  border: 1px solid var(--line-strong); background: transparent; color: var(--ink);
}
button.primary { background: var(--forest); border-color: var(--forest); color: var(--on-forest); }
button.primary:hover { background: var(--forest-hover); }
button:not(.primary):hover { background: var(--sand); }
button.wide { width: 100%; }

.box {
  width: min(100% - 32px, 60rem); margin: 0 auto; padding: 32px 0 64px;
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px;
}
.boxHead { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; justify-content: space-between; }
.mails { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 16px; overflow: clip; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a {
  display: grid; gap: 2px 24px; padding: 14px 20px; color: inherit; text-decoration: none; background: var(--surface);
  grid-template-columns: 1fr auto; min-height: 44px;
}
.mails a:hover { background: var(--sand); }
.mails a:focus-visible { outline-offset: -3px; }
.mails .subject { font-weight: 600; grid-column: 1 / -1; }
.empty { background: var(--sand); border-radius: 16px; padding: 48px 24px; text-align: center; margin: 0; }
.mailMeta { margin: 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; }
.mailMeta dt { color: var(--ink-3); }
.mailMeta dd { margin: 0; overflow-wrap: anywhere; }
.mailFrame {
  width: 100%; height: 75vh; min-height: 32rem; border: 1px solid var(--line); border-radius: 16px; background: #fbf8f3;
}
.mailText {
  white-space: pre-wrap; background: var(--surface); border: 1px solid var(--line); border-radius: 16px;
  padding: 20px; margin: 0; font: 0.875rem/1.6 ui-monospace, SFMono-Regular, Menlo, monospace;
}
details summary { cursor: pointer; min-height: 44px; display: flex; align-items: center; font-weight: 600; }
`
