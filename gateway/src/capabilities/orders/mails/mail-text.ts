import type { MailFacts } from './mail-facts'
import type { Fact } from './mail-input'

/** The mail for readers without HTML. */
export function mailText(mail: MailFacts): string {
  const { t, order, stay, stars, included, isAhead, terms, travelFormUrl, phone, saleTerms } = mail
  const line = (label: string, value: string) => t('line', { label, value })
  const ofFact = ({ label, lines }: Fact) =>
    line(label, lines.length > 1 ? `\n${lines.map(asItem).join('\n')}` : lines.join())
  const paragraphs = [
    [t('greeting', { name: order.buyer.firstName })],
    [mail.intro],
    [line(t('number'), order.bookingNumber), ...(isAhead ? [t('numberHint')] : [])],
    [
      ...[stay.label, [stay.hotelLabel, stars].filter(Boolean).join(' '), stay.address],
      ...(phone ? [line(t('phone'), phone.text)] : []),
    ],
    mail.facts.map(ofFact),
    mail.takeAlong.map(({ label, url }) => line(label, url)),
    mail.word ? [t('word'), mail.word] : [],
    included.length ? [t('stay.included'), ...included.map(asItem)] : [],
    [...mail.prices.map(ofFact), ...(isAhead ? [t('price.vat')] : [])],
    terms ? [t('terms.heading'), terms] : [],
    travelFormUrl ? [t('package.text'), line(t('package.link'), travelFormUrl)] : [],
    ...mail.rights.map(({ text, label, url }) => [text, line(label, url)]),
    [t('button'), mail.orderUrl],
    [line(t('invoice'), mail.invoiceUrl)],
    [mail.closing],
    [mail.signature],
    [line(t('care'), mail.careUrl)],
    saleTerms ? [saleTerms.title] : [],
    ...(saleTerms?.sections ?? []).map(({ heading, paragraphs }) => [heading, ...paragraphs].filter(Boolean)),
  ]
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const asItem = (text: string) => `- ${text}`
