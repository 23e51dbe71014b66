import { createHash } from 'node:crypto'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyReply } from 'fastify'
import { shopOrigin } from '../../platform/shop-url'

type Body = { html: string; locale: Locale; publicOrigin: string }

/** Answers a mail as its reader sees it. It is a stranger's document: no scripts, only its own style sheet, pictures of the shop, links that leave it. */
export const sendBody = (reply: FastifyReply, { html, locale, publicOrigin }: Body): FastifyReply =>
  reply
    .headers({
      'content-security-policy': policyOf({ html, locale, publicOrigin }),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)

function policyOf({ html, locale, publicOrigin }: Body): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ') || "'none'"}`,
    `img-src 'self' ${shopOrigin({ publicOrigin, locale })}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}
