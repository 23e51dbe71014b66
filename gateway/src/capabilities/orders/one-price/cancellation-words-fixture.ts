import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatDeadline } from '@escapade/shared-contracts/rules/stays/format-deadline'
import { refundTerms } from '@escapade/shared-contracts/rules/stays/refund-share'
import type { Catalogue } from '@escapade/shared-contracts/rules/text/catalogue'
import { bcp47, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { createTexts } from '../../../platform/texts/catalogue-of-texts'

const folder = path.join(__dirname, '../../../../../shared-ui/src/locales')
type Words = 'free' | 'partial' | 'nonRefundable'
type PageTexts = { cancellation: Record<Words, string> & { title: Record<Words, string> } }
const pageTexts = createTexts<PageTexts>(
  (tag) => JSON.parse(readFileSync(path.join(folder, `${tag}.json`), 'utf8')) as Catalogue,
)

/** Words of every page about cancelling: the texts of `useRefundTerms`, filled by the rule that refunds. */
export function cancellationWords(locale: MarketLocale, policy: CancellationPolicy) {
  const { notice, percent, deadline } = refundTerms({ hasDates: true, policy })
  if (notice === 'addDates') throw new Error('The stay has dates')
  const say = pageTexts(locale)
  const until = deadline ? formatDeadline({ deadline, language: bcp47(locale) }) : ''
  const sentence = say(`cancellation.${notice}`, { deadline: until })
  // Nothing comes back: the sentence says all that the title does, and mails leave the title out.
  if (notice === 'nonRefundable') return { percent, words: sentence }
  return { percent, words: `${say(`cancellation.title.${notice}`, { percent })}. ${sentence}` }
}
