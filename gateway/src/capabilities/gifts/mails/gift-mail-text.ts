import type { Fact, GiftMail, MailedGift } from './gift-mail'

/** The mail for readers without HTML. */
export function giftMailText(mail: GiftMail): string {
  const { t, greeting, paragraphs, facts, gifts, closing, links, careUrl } = mail
  const line = ({ label, value }: Fact) => t('line', { label, value })
  const ofGift = ({ label, facts: own, code, links }: MailedGift) => [
    label,
    ...(code ? [line(code)] : []),
    ...own.map(line),
    ...(links
      ? [
          line({ label: t('issued.open'), value: links.page }),
          line({ label: t('voucher.download'), value: links.pdf }),
        ]
      : []),
  ]
  const blocks = [
    [greeting],
    ...paragraphs.map((text) => [text]),
    ...gifts.map(ofGift),
    facts.map(line),
    [closing],
    links.map(({ label, url }) => line({ label, value: url })),
    [t('signature')],
    [line({ label: t('care'), value: careUrl })],
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
