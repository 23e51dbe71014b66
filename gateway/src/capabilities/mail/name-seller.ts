import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { InvoicingSeller } from '@escapade/shared-contracts/settings/seller'
import { html as safeHtml } from '../../platform/http/html'
import type { Mailer } from './mailer'
import { mailTexts } from './texts/texts'

const style =
  '<style>.seller { margin: 0; padding: 16px 16px 24px; color: #62685f; font: 13px/1.5 Helvetica, Arial, sans-serif; text-align: center; } @media (prefers-color-scheme: dark) { .seller { color: #c9cdc7; } }</style>'

/** Puts the seller's name, address and VAT number below every mail, as invoices have them. A demonstration has none. */
export function nameSeller(mailer: Mailer, { name, address, vatNumber }: InvoicingSeller): Mailer {
  if (address.length === 0) return mailer
  return {
    ...mailer,
    deliver({ html, text, ...mail }) {
      const number = vatNumber && mailTexts(mail.locale)('vatNumber', { number: vatNumber })
      const seller = [name, ...address, number].filter(Boolean).join(' · ')
      const line = safeHtml`<p class="seller" lang="${bcp47(mail.locale)}">${seller}</p>`.toString()
      return mailer.deliver({
        ...mail,
        html: html.replace('</head>', () => `${style}</head>`).replace('</body>', () => `${line}\n</body>`),
        text: `${text}\n\n${seller}`,
      })
    },
  }
}
