import type { ConfirmationFacts, Fact } from './confirmation-facts'

/** The mail for readers without HTML. */
export function confirmationText(confirmation: ConfirmationFacts): string {
  const { t, order, orderUrl, stars, facts, prices, included, cancellation, travelFormUrl } = confirmation
  const { stay, buyer } = order
  const line = (label: string, value: string) => t('line', { label, value })
  const ofFact = ({ label, lines }: Fact) => line(label, lines.join(' ; '))
  const paragraphs = [
    [t('greeting', { name: buyer.firstName })],
    [t('intro', { hotel: stay.hotelLabel })],
    [line(t('number'), order.booking_number), t('numberHint')],
    [stay.label, [stay.hotelLabel, stars].filter(Boolean).join(' '), stay.address],
    facts.map(ofFact),
    included.length ? [t('stay.included'), ...included.map((each) => `- ${each}`)] : [],
    [...prices.map(ofFact), t('price.vat')],
    [t('cancellation.title'), cancellation],
    travelFormUrl ? [t('package.text'), line(t('package.link'), travelFormUrl)] : [],
    [t('button'), orderUrl],
    [t('closing')],
    [t('signature')],
  ]
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
