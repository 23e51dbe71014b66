import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type RefundQuestion, refundWords } from '@escapade/shared-contracts/rules/stays/refund-words'
import type { Catalogue } from '@escapade/shared-contracts/rules/text/catalogue'
import { bcp47, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { createTexts } from '../../../platform/texts/catalogue-of-texts'

const folder = path.join(__dirname, '../../../../../shared-ui/src/locales')
type PageTexts = {
  cancellation: Record<'free' | 'partial' | 'nonRefundable' | 'over' | 'premium', string> & {
    title: Record<'free' | 'freeInsured' | 'partial' | 'nonRefundable', string>
  }
  lodging: { several: string }
}
const pageTexts = createTexts<PageTexts>(
  (tag) => JSON.parse(readFileSync(path.join(folder, `${tag}.json`), 'utf8')) as Catalogue,
)

/** Texts of the shop's pages. */
export const sayOfPages = (locale: MarketLocale) => pageTexts(locale)

/** Words of every page about cancelling, filled by the rule that refunds. */
export const cancellationWords = (
  locale: MarketLocale,
  question: Omit<RefundQuestion, 'hasDates' | 'locale'>,
) =>
  refundWords(
    { ...question, hasDates: true, locale },
    {
      // An order always has dates.
      say: (key, values) => (key === 'addDates' ? '' : pageTexts(locale)(`cancellation.${key}`, values)),
      language: bcp47(locale),
    },
  )
