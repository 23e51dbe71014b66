import * as paths from '@escapade/shared-contracts/paths'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import { maskEmail } from '../../../platform/texts/mask-email'
import { composeLetter, type Mailer } from '../../mail/public'
import { findOrder } from '../records/find-order'
import { codeTexts } from './texts/texts'

export const movedMailTopic = 'mailbox-corrected-mail'
/** `recipient`: the former mailbox. */
export type MovedPayload = { orderUUID: string; recipient: string; noticeId: string }

type Deps = { db: Db; mailer: Mailer; publicOrigin: string }

/** Tells the former mailbox of an order that its mails go elsewhere, and what to do where that is wrong. */
export const sendMoved =
  ({ db, mailer, publicOrigin }: Deps): EffectHandler =>
  async (payload, effectId) => {
    const { orderUUID, recipient, noticeId } = payload as MovedPayload
    const { locale, buyer, bookingNumber: number } = await findOrder(db, orderUUID)
    const t = codeTexts(locale)
    const letter = composeLetter({
      language: bcp47(locale),
      subject: t('moved.subject', { number }),
      title: t('moved.title'),
      paragraphs: [t('moved.intro', { number, email: maskEmail(buyer.email) }), t('moved.wrong')],
      button: { label: t('moved.button'), url: shopUrl({ publicOrigin, locale, path: paths.contact() }) },
      signature: t('signature'),
    })
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `mailbox-corrected.${noticeId}@${hostname}`,
      recipient,
      locale,
      copy: { effectId, orderUUID, withheld: [] },
      ...letter,
    })
  }
