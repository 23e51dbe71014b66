import * as paths from '@escapade/shared-contracts/paths'
import { shopUrl } from '../../../platform/shop-url'
import type { SoldOrder } from '../../orders/ports'
import { remindersLink } from '../printing/reminders-link'
import { voucherLinks } from '../printing/voucher-links'
import type { Gift } from '../records/gifts-repository'
import { codeLabel, euros, longDay } from '../texts/gift-words'
import { giftTexts } from '../texts/texts'
import type { GiftMail } from './gift-mail'
import type { Told } from './gift-mail-facts'
import { giftPicture } from './gift-picture'

type About = Pick<Told, 'codes' | 'publicOrigin'> & { gift: Gift }

/** The gift itself, to its recipient: who gives it, their words, the code and the voucher. */
export function deliveredMail(about: About): GiftMail {
  const { gift } = about
  const t = giftTexts(gift.locale)
  const { fromName: giver, message, delivery } = gift
  const words = gift.kind === 'activity' ? 'activity' : 'intro'
  return {
    ...baseFor(about, delivery?.name ?? null),
    subject: giver ? t('delivered.subject', { name: giver }) : t('delivered.subjectAnonymous'),
    title: t('voucher.title'),
    paragraphs: [
      giver ? t(`delivered.${words}`, { name: giver }) : t(`delivered.${words}Anonymous`),
      ...(message ? [message] : []),
    ],
    closing: closingOf(gift),
  }
}

/** The day of a visit has changed after its voucher was delivered. */
export function movedMail(about: About): GiftMail {
  const { gift } = about
  const t = giftTexts(gift.locale)
  return {
    ...baseFor(about, gift.delivery?.name ?? null),
    subject: t('visit.title'),
    title: t('visit.title'),
    paragraphs: [t(gift.visitDay ? 'visit.moved' : 'visit.freed')],
    closing: closingOf(gift),
  }
}

function closingOf({ kind, locale, visitDay }: Gift): string {
  const t = giftTexts(locale)
  if (kind !== 'activity') return t('delivered.closing')
  return t(visitDay ? 'visit.come' : 'activityReminder.closing')
}

/** Reminds of a balance that would lapse; the way to end such mails stands below. */
export function reminderMail(about: About & { name: string | null }): GiftMail {
  const { gift, name } = about
  const t = giftTexts(gift.locale)
  // An activity is used with the house: our site knows no days for it.
  const isActivity = gift.kind === 'activity'
  const words = isActivity ? 'activityReminder' : 'reminder'
  const values = {
    amount: euros(gift.locale, gift.balanceCents),
    date: longDay(gift.locale, gift.validUntil),
  }
  return {
    ...baseFor(about, name),
    subject: t(`${words}.subject`, values),
    title: t(`${words}.title`),
    paragraphs: [t(`${words}.intro`, values)],
    closing: t(isActivity ? 'activityReminder.closing' : 'delivered.closing'),
    links: [{ label: t('reminder.stop'), url: remindersLink(about) }],
  }
}

/** Words of the recipient, to the giver: without the code, which is not the giver's any more. */
export function thanksMail(
  about: About,
  { locale, buyer }: Pick<SoldOrder, 'locale' | 'buyer'>,
  { name, message }: { name: string; message: string },
): GiftMail {
  const t = giftTexts(locale)
  return {
    ...baseFor(about, buyer.firstName),
    subject: t('thanks.subject', { name }),
    title: t('thanks.title', { name }),
    paragraphs: [t('thanks.intro', { gift: about.gift.label }), message],
    gifts: [],
    closing: t('thanks.closing'),
  }
}

function baseFor({ gift, codes, publicOrigin }: About, name: string | null) {
  const { locale, label, giftUUID: uuid, validUntil: until, kind, issuedCents: cents, visitDay } = gift
  const t = giftTexts(locale)
  return {
    t,
    locale,
    greeting: name ? t('greeting', { name }) : t('greetingAnonymous'),
    careUrl: shopUrl({ publicOrigin, locale, path: paths.contact() }),
    picture: giftPicture({ gift, publicOrigin }),
    gifts: [
      {
        label,
        code: { label: codeLabel(gift), value: codes.codeOf(uuid, gift.codeHash) },
        links: voucherLinks({ gift, codes, publicOrigin }),
        facts: [
          ...(visitDay ? [{ label: t('visit.day'), value: longDay(locale, visitDay) }] : []),
          // The price of a stay stays between giver and shop.
          ...(kind === 'giftCard' ? [{ label: t('worth'), value: euros(locale, cents) }] : []),
          { label: t('validUntil'), value: longDay(locale, until) },
        ],
      },
    ],
    facts: [],
    links: [],
  }
}
