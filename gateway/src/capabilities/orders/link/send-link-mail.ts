import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import { writeMoment } from '../../../platform/texts/write-moment'
import { composeLetter, type Mailer } from '../../mail/public'
import { createChangeRepository } from '../records/change-repository'
import { findOrder } from '../records/find-order'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import type { PaymentLinkPayload } from './payment-link'
import { linkTexts } from './texts/texts'

type Deps = { db: Db; mailer: Mailer; publicOrigin: string }

/** Mails a payment link in the language of the order. What is paid or over meanwhile is asked no money for. */
export const sendLinkMail =
  ({ db, mailer, publicOrigin }: Deps): EffectHandler =>
  async (payload, effectId) => {
    const { linkUUID, orderUUID, key, expiresAt, changeId } = payload as PaymentLinkPayload
    const order = await findOrder(db, orderUUID)
    const due = changeId ? await dueForChange(db, changeId) : await dueForOrder(db, order)
    if (!due) return
    const { locale, buyer, bookingNumber: number } = order
    const { amountCents, sold } = due
    const t = linkTexts(locale)
    const amount = formatCents({ cents: amountCents, locale })
    const letter = composeLetter({
      language: bcp47(locale),
      subject: t('subject', { amount, number }),
      title: t('title'),
      paragraphs: [
        t(changeId ? 'introOfChange' : 'intro', { number }),
        [...whatOf(sold, locale), t('amount', { amount })].join('\n'),
        t(changeId ? 'untilOfChange' : 'until', writeMoment(new Date(expiresAt), locale)),
        t('safe'),
      ],
      button: {
        label: t('button'),
        url: shopUrl({ publicOrigin, locale, path: paths.payment({ orderUUID, key }) }),
      },
      footer: { text: t(changeId ? 'notAskedOfChange' : 'notAsked') },
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

type Sold = Pick<Order, 'lines' | 'stay'>
type Due = { amountCents: number; sold: Sold }

async function dueForOrder(db: Db, order: Order): Promise<Due | null> {
  if (order.status !== 'pending' && order.status !== 'payment-failed') return null
  const { amountCents } = await createPaymentsRepository(db).ofOrder(order.orderUUID)
  return { amountCents, sold: order }
}

async function dueForChange(db: Db, changeId: string): Promise<Due | null> {
  const change = await createChangeRepository(db).find(changeId)
  const payment = await createPaymentsRepository(db).ofChange(changeId)
  if (change?.status !== 'open' || !payment) return null
  const { lines, sold } = change.after
  return { amountCents: payment.amountCents, sold: { lines, stay: sold.stay } }
}

/** Names what is bought, and its days, as the page behind the link does. */
function whatOf({ lines, stay }: Sold, locale: Locale): string[] {
  const label = lines[0]?.label ?? ''
  if (!stay) return [label]
  const write = (day: string) => formatDay({ day, language: bcp47(locale), style: 'whole' })
  return [label, stay.hotelLabel, `${write(stay.checkin)} – ${write(stay.checkout)}`]
}
