import { escapeHtml } from '../document/html'
import { documentHeaders } from '../document/security-headers'

type Page = {
  textLanguage: string
  title: string
  /** Markup of the page's main part. */
  main: string
  nonce: string
  /** Says of a sandbox that it is one. */
  strip: string
}

const style = `
:root{color-scheme:light dark;--paper:#fbf8f3;--surface:#fff;--line:#8c8577;--ink:#1f2421;--ink-2:#4a514b;--focus:#1b5fa8}
@media (prefers-color-scheme:dark){:root{--paper:#161a18;--surface:#1f2522;--line:#8b948d;--ink:#f1eee7;--ink-2:#c9cdc7;--focus:#8fc1f5}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;padding:24px 16px;background:var(--paper);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:min(100%,26rem);padding:32px;background:var(--surface);border-radius:20px}
h1{font:400 2rem/1.15 Georgia,serif;margin:0 0 12px}
p{margin:0 0 24px;color:var(--ink-2)}
p:first-child{margin:0 0 12px;font:400 1.25rem/1 Georgia,serif;color:var(--ink)}
button{width:100%;min-height:48px;padding:10px 20px;border:1px solid var(--line);border-radius:12px;background:transparent;
color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
[role=note]{position:fixed;inset:0 0 auto;margin:0;padding:6px 16px;font-size:.8125rem;text-align:center}`

/** The criteria are in the hash, which no server sees: signing in leads back to them too. */
const script = 'document.forms[0].elements.to.value+=location.hash'

/** Stands alone: it needs no file of the shop, and shows nothing of it. */
export const careSignInPage = ({ textLanguage, title, main, nonce, strip }: Page): string =>
  [
    `<!doctype html><html lang="${escapeHtml(textLanguage)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head>`,
    `<body>${strip}${main}<script nonce="${nonce}">${script}</script></body></html>`,
  ].join('')

/**
 * Its form leads to the provider's origin in the end, which browsers hold against `form-action`: it is left open, and
 * all else is closed.
 */
export function careSignInHeaders({
  nonce,
  https,
}: {
  nonce: string
  https: boolean
}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]
  return {
    ...documentHeaders({ nonce, remoteOrigins: [], https }),
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  }
}
