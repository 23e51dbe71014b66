import { shopOrigin } from '../../../platform/shop-url'
import type { GiftCodes } from '../money/gift-codes'
import type { Gift } from '../records/gifts-repository'

type Input = { gift: Pick<Gift, 'giftUuid' | 'locale'>; codes: GiftCodes; publicOrigin: string }

/** Addresses of a voucher: they are as good as the gift. */
export function voucherLinks({ gift: { giftUuid: uuid, locale }, codes, publicOrigin }: Input) {
  const folder = `${shopOrigin({ publicOrigin, locale })}/front-gateway/gifts/${uuid}`
  const key = codes.printKeyOf(uuid)
  return { page: `${folder}/voucher?key=${key}`, pdf: `${folder}/voucher.pdf?key=${key}` }
}
