import * as paths from '@escapade/shared-contracts/paths'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import type { Mailer } from '../../mail/public'
import { composeLetter } from '../../mail/public'
import { findOrder } from '../records/find-order'
import type { CodeMailPayload } from './order-codes'
import { codeTexts } from './texts/texts'

type Deps = { db: Db; mailer: Mailer; publicOrigin: string }

/** Sends a code to the address of the booking, in the language of the booking. */
export const sendCode =
  ({ db, mailer, publicOrigin }: Deps): EffectHandler =>
  async (payload, effectId) => {
    const { codeRequest, orderUUID, code } = payload as CodeMailPayload
    const { locale, buyer, bookingNumber: number } = await findOrder(db, orderUUID)
    const t = codeTexts(locale)
    const letter = composeLetter({
      language: bcp47(locale),
      subject: t('subject', { code, number }),
      title: t('title', { code }),
      paragraphs: [t('intro', { number }), t('warning')],
      button: { label: t('button'), url: shopUrl({ publicOrigin, locale, path: paths.bookingLookup() }) },
      signature: t('signature'),
    })
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `code.${codeRequest}@${hostname}`,
      recipient: buyer.email,
      locale,
      copy: { effectId, orderUUID, withheld: [code] },
      ...letter,
    })
  }
