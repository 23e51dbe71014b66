import type { Order } from '../records/orders-repository'
import { cancellationText, lodgingFacts, partnerFacts, travellers } from './stay-facts'
import { mailTexts } from './texts/texts'

/** The stay of an order in the words of its mails, for other papers; null for what is none. */
export function soldStayWords(
  order: Pick<Order, 'stay' | 'locale' | 'lines'>,
): { details: string[]; conditions: string } | null {
  const { stay, locale } = order
  if (!stay) return null
  const t = mailTexts(locale)
  const facts = [
    { label: t('stay.travellers'), lines: [travellers(t, stay)] },
    ...lodgingFacts(t, stay),
    ...partnerFacts(t, stay),
  ]
  return {
    details: facts.map(({ label, lines }) => t('line', { label, value: lines.join(' · ') })),
    conditions: cancellationText(t, order),
  }
}
