import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify'
import { noticeIn } from '../sandbox/notice-in'
import { html, type SafeHtml } from './html'
import { plainPageCss } from './plain-page-css'

export type PlainPage = {
  /** BCP 47 */
  language: string
  title: string
  body: SafeHtml
  /** Address of the style sheet, in the folder of the page: see `servePlainPageCss`. */
  css: string
  /** Its forms lead to another origin in the end, which browsers hold against the policy as well. */
  leadsAway?: boolean
}

/** No script, nothing from elsewhere, in no other page's frame. */
const policy = ({ leadsAway = false }: PlainPage) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ...(leadsAway ? [] : ["form-action 'self'"]),
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Answers one of the few pages that the gateway draws itself: complete without scripts, in light and dark. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage): FastifyReply =>
  reply
    .headers({
      'content-security-policy': policy(page),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${document(page, reply.server.sandbox ? noticeOf(page) : null)}`)

const noticeOf = ({ language }: PlainPage): SafeHtml =>
  html`<p class="sandbox" role="note">${noticeIn(language, 'page')}</p>`

const document = ({ language, title, body, css }: PlainPage, notice: SafeHtml | null) => html`
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="stylesheet" href="${css}">
</head>
<body>${notice}${body}</body>
</html>`

export function servePlainPageCss(app: FastifyInstance, path: string, config: FastifyContextConfig = {}) {
  app.get(path, { config }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(plainPageCss),
  )
}
