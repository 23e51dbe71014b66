import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { html as safeHtml } from '../../platform/http/html'
import { sandboxNotice } from '../../platform/sandbox/texts/texts'
import type { Mailer } from './mailer'

const style =
  '<style>.sandbox { margin: 0; padding: 10px 16px; background: #f3ece0; color: #1f2421; font: 14px/1.4 Helvetica, Arial, sans-serif; text-align: center; }</style>'

/** Puts in front of every mail that nothing was sold, in the language of the mail. */
export const noticeSandbox = (mailer: Mailer): Mailer => ({
  ...mailer,
  deliver({ html, text, ...mail }) {
    const notice = sandboxNotice(mail.locale)('mail')
    const line =
      safeHtml`<p class="sandbox" role="note" lang="${bcp47(mail.locale)}">${notice}</p>`.toString()
    return mailer.deliver({ ...mail, html: withNotice(html, line), text: `${notice}\n\n${text}` })
  },
})

/** A mail without the two places it goes to is one of ours no more. */
function withNotice(html: string, line: string): string {
  const noticed = html
    .replace('</head>', () => `${style}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}\n${line}`)
  if (!noticed.includes(line)) throw new Error('A mail without <body> cannot say that nothing was sold')
  return noticed
}
