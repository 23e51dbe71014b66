import { randomBytes } from 'node:crypto'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Choice } from '../visit/read-visit'
import { escapeHtml } from './html'
import { documentHeaders } from './security-headers'

const style = `
:root{color-scheme:light dark;--paper:#fbf8f3;--surface:#fff;--ink:#1f2421;--ink-2:#4a514b;--forest:#1e4d3b;--focus:#1b5fa8}
@media (prefers-color-scheme:dark){:root{--paper:#161a18;--surface:#1f2522;--ink:#f1eee7;--ink-2:#c9cdc7;--forest:#2f6b54;--focus:#8fc1f5}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;padding:24px 16px;background:var(--paper);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:min(100%,34rem);padding:clamp(24px,6vw,48px);background:var(--surface);border-radius:20px;text-align:center}
h1{margin:0 0 4px;font:400 2.25rem/1.15 Georgia,serif}
p{margin:0;color:var(--ink-2)}
ul{display:grid;gap:16px;margin:32px 0 0;padding:0;list-style:none}
@media (min-width:480px){ul{grid-template-columns:1fr 1fr}}
a{display:grid;place-items:center;min-height:56px;border-radius:12px;background:var(--forest);color:#fff;font-weight:600;
font-size:1.125rem;text-decoration:none}
a:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
[role=note]{position:fixed;inset:0 0 auto;margin:0;padding:6px 16px;font-size:.8125rem;text-align:center}`

type Input = {
  choices: Choice[]
  https: boolean
  /** Says of a sandbox that it is one. */
  strip: string
}

const questions: Record<string, string> = {
  nl: 'In welke taal ga je op weekend?',
  fr: 'Dans quelle langue partez-vous ?',
}

/**
 * Asks which language, on the host of a market with two (SH-018). It stands alone, in both languages, and each is a link:
 * the page that it leads to remembers the choice.
 */
export function splashPage({ choices, https, strip }: Input) {
  const nonce = randomBytes(16).toString('base64')
  const spoken = choices.map(({ locale, href, label }) => ({ lang: bcp47(locale), href, label }))
  const [first] = spoken
  const body = [
    `<!doctype html><html lang="${first?.lang ?? 'fr-BE'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...spoken.map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`),
    `<title>Escapade – ${spoken.map(({ label }) => label).join(' / ')}</title><style nonce="${nonce}">${style}</style></head>`,
    `<body>${strip}<main><h1>Escapade</h1>`,
    ...spoken.map(({ lang }) => `<p lang="${lang}">${questions[lang.slice(0, 2)] ?? ''}</p>`),
    '<ul>',
    ...spoken.map(
      ({ lang, href, label }) =>
        `<li><a lang="${lang}" hreflang="${lang}" href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`,
    ),
    '</ul></main></body></html>',
  ].join('')
  return {
    body,
    headers: { ...documentHeaders({ nonce, remoteOrigins: [], https }), 'cache-control': 'no-store' },
  }
}
