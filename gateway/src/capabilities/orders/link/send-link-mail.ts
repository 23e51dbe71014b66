import * as paths from '@escapade/shared-contracts/paths'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { wallClockAt } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import { composeLetter, type Mailer } from '../../mail/public'
import { findOrder } from '../records/find-order'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import type { PaymentLinkPayload } from './payment-link'
import { linkTexts } from './texts/texts'

type Deps = { db: Db; mailer: Mailer; publicOrigin: string }

/** Mails a payment link in the language of the order. One that is paid or over meanwhile is not asked for money. */
export const sendLinkMail =
  ({ db, mailer, publicOrigin }: Deps): EffectHandler =>
  async (payload, effectId) => {
    const { linkUUID, orderUUID, key, expiresAt } = payload as PaymentLinkPayload
    const order = await findOrder(db, orderUUID)
    if (order.status !== 'pending' && order.status !== 'payment-failed') return
    const { locale, buyer, bookingNumber: number } = order
    const { amountCents } = await createPaymentsRepository(db).ofOrder(orderUUID)
    const t = linkTexts(locale)
    const amount = formatCents({ cents: amountCents, locale })
    const letter = composeLetter({
      language: bcp47(locale),
      subject: t('subject', { amount, number }),
      title: t('title'),
      paragraphs: [
        t('intro'),
        [...whatOf(order), t('amount', { amount })].join('\n'),
        t('until', momentOf(locale, new Date(expiresAt))),
        t('safe'),
      ],
      button: {
        label: t('button'),
        url: shopUrl({ publicOrigin, locale, path: paths.payment({ orderUUID, key }) }),
      },
      footer: { text: t('notAsked') },
      signature: t('signature'),
    })
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `payment-link.${linkUUID}@${hostname}`,
      recipient: buyer.email,
      locale,
      copy: { effectId, orderUUID, withheld: [key] },
      ...letter,
    })
  }

/** Names what is bought, and its days, as the page behind the link does. */
function whatOf({ lines, stay, locale }: Order): string[] {
  const label = lines[0]?.label ?? ''
  if (!stay) return [label]
  const write = (day: string) => formatDay({ day, language: bcp47(locale), style: 'whole' })
  return [label, stay.hotelLabel, `${write(stay.checkin)} – ${write(stay.checkout)}`]
}

function momentOf(locale: Locale, moment: Date) {
  const [day = '', time = ''] = wallClockAt(moment).split('T')
  return {
    day: formatDay({ day, language: bcp47(locale), style: 'whole' }),
    hour: formatClock({ text: time.slice(0, 5), language: bcp47(locale) }),
  }
}
