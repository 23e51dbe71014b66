import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type {
  GiftPayment,
  GiftPaymentRequest,
} from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { previewGiftPayment } from '@escapade/shared-contracts/api/gifts/gifts'
import type { Codes } from './codes'

/** Problems of a code. `lesser`: another promotion that is applied takes more off. */
export type CodeProblem = 'unknown' | 'used' | 'tooLow' | 'many' | 'lesser' | 'noGifts'
/** `replaced`: the promotion takes the place of one that took less off. */
export type Found = { codes: Codes; replaced?: string } | { problem: CodeProblem }

export type Asked = Pick<GiftPaymentRequest, 'locale' | 'totalAmount' | 'unreducedAmount'>
export type Search = {
  asked: Asked
  codes: Codes
  typed: string
  /** False where gifts cannot pay: gifts do not buy gifts. */
  takesGifts: boolean
}

export const askPayment = (api: ApiClient, asked: Asked, codes: Codes): Promise<GiftPayment> =>
  api.send(previewGiftPayment, {
    body: {
      ...asked,
      giftcards: codes.gifts.map((serialNumber) => ({ serialNumber })),
      promotionCode: codes.promotion,
    },
  })

/** Codes and tokens of gifts are long or groups of characters; a word is tried as a promotion first. */
const looksLikeGift = (typed: string) => /[-.]/.test(typed) || typed.length > 15

/** One field for both kinds of code: visitors do not know which they have. Rejects when the gateway does not answer. */
export async function findReduction(api: ApiClient, search: Search): Promise<Found> {
  const [first, second] = looksLikeGift(search.typed) ? [asGift, asPromotion] : [asPromotion, asGift]
  return (await first(api, search)) ?? (await second(api, search)) ?? { problem: 'unknown' }
}

/** Null: it is the code of no gift. */
async function asGift(api: ApiClient, { asked, codes, typed, takesGifts }: Search): Promise<Found | null> {
  const withGift = { ...codes, gifts: [...codes.gifts, typed] }
  try {
    await askPayment(api, asked, withGift)
    return takesGifts ? { codes: withGift } : { problem: 'noGifts' }
  } catch (error) {
    return isUnknown(error, 'gift-not-found') ? null : { problem: problemOf(error) }
  }
}

/** Null: it is no promotion. */
async function asPromotion(api: ApiClient, search: Search): Promise<Found | null> {
  try {
    return await betterPromotion(api, search)
  } catch (error) {
    return isUnknown(error, 'promotion-code-not-valid') ? null : { problem: problemOf(error) }
  }
}

const isUnknown = (error: unknown, code: string) =>
  error instanceof ApiError && error.code === code && problemOf(error) === 'unknown'

/** An order has one promotion: of two codes the one that takes more off. */
async function betterPromotion(api: ApiClient, { asked, codes, typed }: Search): Promise<Found> {
  const worthOf = async (promotion: string) =>
    (await askPayment(api, asked, { gifts: [], promotion })).promotion?.amount ?? 0
  const worth = await worthOf(typed)
  if (worth === 0) return { problem: 'unknown' }
  if (!codes.promotion) return { codes: { ...codes, promotion: typed } }
  if (worth <= (await worthOf(codes.promotion))) return { problem: 'lesser' }
  return { codes: { ...codes, promotion: typed }, replaced: codes.promotion }
}

function problemOf(error: unknown): CodeProblem {
  if (!(error instanceof ApiError) || error.kind !== 'http' || (error.status ?? 500) >= 500) throw error
  if (error.status === 429) return 'many'
  if (error.problem?.values?.reason === 'PROMOTION_CODE_TOO_LOW') return 'tooLow'
  return error.code === 'gift-not-usable' ? 'used' : 'unknown'
}
