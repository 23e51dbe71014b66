import * as paths from '@escapade/shared-contracts/paths'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import { addEffect, type EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import { composeLetter, type Mailer } from '../../mail/public'
import { findOrder } from '../records/find-order'
import { refundFailedTexts } from './texts/texts'

export const refundFailedTopic = 'refund-failed'

/** `factId`: id of the refund at the provider; a repeated one has another. */
type RefundFailed = { orderUUID: string; factId: string; amountCents: number }

export const queueRefundFailed = (db: Db, failed: RefundFailed, now: Date): Promise<void> =>
  addEffect(
    db,
    { topic: refundFailedTopic, key: `${refundFailedTopic}:${failed.factId}`, payload: failed },
    now,
  )

type Deps = { db: Db; mailer: Mailer; publicOrigin: string }

/** Says that money has not arrived, and who sees to it. */
export const sendRefundFailed =
  ({ db, mailer, publicOrigin }: Deps): EffectHandler =>
  async (payload, effectId) => {
    const { orderUUID, factId, amountCents } = payload as RefundFailed
    const { locale, buyer, bookingNumber: number } = await findOrder(db, orderUUID)
    const t = refundFailedTexts(locale)
    const values = { number, amount: formatCents({ cents: amountCents, locale }) }
    const letter = composeLetter({
      language: bcp47(locale),
      subject: t('subject', values),
      title: t('title'),
      paragraphs: [t('intro', values), t('yours'), t('next')],
      button: {
        label: t('button'),
        url: shopUrl({ publicOrigin, locale, path: paths.confirmation({ orderUUID }) }),
      },
      signature: t('signature'),
    })
    const { hostname } = new URL(publicOrigin)
    const messageId = `refund-failed.${factId}@${hostname}`
    const copy = { effectId, orderUUID, withheld: [] }
    await mailer.deliver({ messageId, recipient: buyer.email, locale, copy, ...letter })
  }
