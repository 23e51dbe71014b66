import * as z from 'zod/mini'
import { Uuid } from '../common-schemas'
import { GiftCheckRequest, GiftWorth } from '../gifts/gift-redeeming-schemas'

/** A gift that its holder has added to the account. `worth.session` pays in place of the code. */
export const OwnedGift = z.object({ giftUUID: Uuid, worth: GiftWorth })
export type OwnedGift = z.infer<typeof OwnedGift>

/** The one that was added last first. */
export const OwnedGifts = z.object({ gifts: z.array(OwnedGift) })
export type OwnedGifts = z.infer<typeof OwnedGifts>

/** The code, or the token of a session that it has opened. */
export const GiftClaim = z.pick(GiftCheckRequest, { code: true })
export type GiftClaim = z.infer<typeof GiftClaim>

export const OwnedGiftParams = z.object({ giftUUID: Uuid })
