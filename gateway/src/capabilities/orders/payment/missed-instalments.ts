import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { addEffect, type EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import type { Mailer } from '../../mail/public'
import { composeLetter } from '../../mail/public'
import type { MissedInstalment, PaymentProvider } from '../../payments/public'
import { findOrder } from '../records/find-order'
import { createPaymentsRepository } from '../records/payments-repository'
import { missedTexts } from './texts/texts'

export const missedTopic = 'missed-instalment'

type TellDeps = { db: Db; clock: Clock; provider: Pick<PaymentProvider, 'findMissed'> }

/** Lets buyers know of instalments that their cards have refused for good: one mail for each. */
export async function tellOfMissed({ db, clock, provider }: TellDeps): Promise<void> {
  const payments = createPaymentsRepository(db)
  for (const missed of (await provider.findMissed?.()) ?? []) {
    const payment = await payments.findByIntent(missed.intentId)
    const key = `${missedTopic}:${missed.intentId}:${missed.position}`
    if (!payment) continue
    const payload = { ...missed, orderUUID: payment.orderUUID }
    await addEffect(db, { topic: missedTopic, key, payload }, clock.instant())
  }
}

type SendDeps = { db: Db; mailer: Mailer; publicOrigin: string }

/** Says what was due when and to whom it is owed; the stay itself is paid and stays booked. */
export const sendMissed =
  ({ db, mailer, publicOrigin }: SendDeps): EffectHandler =>
  async (payload, effectId) => {
    const { intentId, position, amountCents, due } = payload as MissedInstalment
    const payment = await createPaymentsRepository(db).findByIntent(intentId)
    if (!payment) return
    const { orderUUID: uuid, locale, buyer, bookingNumber: number } = await findOrder(db, payment.orderUUID)
    const t = missedTexts(locale)
    const language = bcp47(locale)
    const values = {
      number,
      amount: formatCents({ cents: amountCents, locale }),
      date: formatDay({ day: due, language, style: 'full' }),
      lender: payment.payLater?.lender ?? '',
    }
    const letter = composeLetter({
      language,
      subject: t('subject', values),
      title: t('title'),
      paragraphs: [t('intro', values), t('stay', values), t('next', values)],
      button: {
        label: t('button'),
        url: shopUrl({ publicOrigin, locale, path: paths.confirmation({ orderUUID: uuid }) }),
      },
      signature: t('signature'),
    })
    const { hostname } = new URL(publicOrigin)
    const messageId = `instalment.${intentId}.${position}@${hostname}`
    const copy = { effectId, orderUUID: uuid, withheld: [] }
    await mailer.deliver({ messageId, recipient: buyer.email, locale, copy, ...letter })
  }
