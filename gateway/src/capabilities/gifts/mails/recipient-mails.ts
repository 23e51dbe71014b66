import { shopOrigin } from '../../../platform/shop-url'
import type { Gift } from '../money/gifts-repository'
import { voucherLinks } from '../printing/voucher-links'
import { giftTexts } from '../texts/texts'
import { euros, type GiftMail, longDay } from './gift-mail'
import type { Told } from './gift-mail-facts'

type About = Pick<Told, 'codes' | 'publicOrigin'> & { gift: Gift }

/** The gift itself, to its recipient: who gives it, their words, the code and the voucher. */
export function deliveredMail(about: About): GiftMail {
  const { gift } = about
  const t = giftTexts(gift.locale)
  const { fromName: giver, message, delivery } = gift
  return {
    ...baseFor(about, delivery?.name ?? null),
    subject: giver ? t('delivered.subject', { name: giver }) : t('delivered.subjectAnonymous'),
    title: t('voucher.title'),
    paragraphs: [
      giver ? t('delivered.intro', { name: giver }) : t('delivered.introAnonymous'),
      ...(message ? [message] : []),
    ],
    closing: t('delivered.closing'),
  }
}

/** What is left would lapse: said once, a month before. */
export function reminderMail(about: About & { name: string | null }): GiftMail {
  const { gift, name } = about
  const t = giftTexts(gift.locale)
  const values = {
    amount: euros(gift.locale, gift.balanceCents),
    date: longDay(gift.locale, gift.validUntil),
  }
  return {
    ...baseFor(about, name),
    subject: t('reminder.subject', values),
    title: t('reminder.title'),
    paragraphs: [t('reminder.intro', values)],
    closing: t('delivered.closing'),
  }
}

function baseFor({ gift, codes, publicOrigin }: About, name: string | null) {
  const { locale, label, giftUuid: uuid, validUntil: until, kind, issuedCents: cents, image } = gift
  const t = giftTexts(locale)
  return {
    t,
    locale,
    greeting: name ? t('greeting', { name }) : t('greetingAnonymous'),
    picture: {
      src: `${shopOrigin({ publicOrigin, locale })}${image.base}/960x720.jpg`,
      alt: image.alt,
    },
    gifts: [
      {
        label,
        code: codes.codeOf(uuid),
        links: voucherLinks({ gift, codes, publicOrigin }),
        facts: [
          // What a stay cost stays between giver and shop.
          ...(kind === 'giftCard' ? [{ label: t('worth'), value: euros(locale, cents) }] : []),
          { label: t('validUntil'), value: longDay(locale, until) },
        ],
      },
    ],
    facts: [],
    link: null,
  }
}
