import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type {
  GiftPayment,
  GiftPaymentRequest,
} from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { previewGiftPayment } from '@escapade/shared-contracts/api/gifts/gifts'

/** What was typed so far: codes of gifts in the order they pay, and one promotion. */
export type Codes = { gifts: string[]; promotion: string | null }
export const noCodes: Codes = { gifts: [], promotion: null }

/** What may be wrong with a code. */
export type CodeProblem = 'unknown' | 'used' | 'tooLow' | 'many'
export type Found = { codes: Codes } | { problem: CodeProblem }

type Asked = Pick<GiftPaymentRequest, 'locale' | 'totalAmount'>

export const askPayment = (api: ApiClient, asked: Asked, codes: Codes): Promise<GiftPayment> =>
  api.send(previewGiftPayment, {
    body: {
      ...asked,
      giftcards: codes.gifts.map((serialNumber) => ({ serialNumber })),
      promotionCode: codes.promotion,
    },
  })

/** One field for both kinds of code: visitors do not know which they have. A gift is tried first. Rejects when the gateway does not answer. */
export async function findReduction(
  api: ApiClient,
  asked: Asked,
  codes: Codes,
  typed: string,
): Promise<Found> {
  const withGift = { ...codes, gifts: [...codes.gifts, typed] }
  const withPromotion = { ...codes, promotion: typed }
  try {
    await askPayment(api, asked, withGift)
    return { codes: withGift }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'gift-not-found') return { problem: problemOf(error) }
  }
  try {
    await askPayment(api, asked, withPromotion)
    return { codes: withPromotion }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

function problemOf(error: unknown): CodeProblem {
  if (!(error instanceof ApiError) || error.kind !== 'http' || (error.status ?? 500) >= 500) throw error
  if (error.status === 429) return 'many'
  if (error.problem?.values?.reason === 'PROMOTION_CODE_TOO_LOW') return 'tooLow'
  return error.code === 'gift-not-usable' ? 'used' : 'unknown'
}
