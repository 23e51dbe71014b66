import * as paths from '@escapade/shared-contracts/paths'
import { shopOrigin } from '../../../platform/shop-url'
import type { GiftCodes } from '../money/gift-codes'
import type { Gift } from '../records/gifts-repository'

type Input = { gift: Pick<Gift, 'giftUUID' | 'locale'>; codes: GiftCodes; publicOrigin: string }

/** Addresses of a voucher: they are as good as the gift. */
export function voucherLinks({ gift: { giftUUID, locale }, codes, publicOrigin }: Input) {
  const origin = shopOrigin({ publicOrigin, locale })
  const asked = { giftUUID, key: codes.print.of(giftUUID) }
  return { page: origin + paths.voucher(asked), pdf: origin + paths.voucherPdf(asked) }
}
