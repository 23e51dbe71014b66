import type { VoucherAddress } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Db } from '../../../platform/database/database'
import type { SoldOrder } from '../../orders/ports'
import type { GiftCodes } from '../money/gift-codes'
import { createGiftsRepository } from '../records/gifts-repository'
import { voucherLinks } from './voucher-links'

type Deps = { codes: GiftCodes; publicOrigin: string }

/** The vouchers of an order for who has bought them: the addresses that its mail has, and none of what was undone. */
export const orderVouchers =
  (deps: Deps) =>
  async (db: Db, { orderUUID }: SoldOrder): Promise<(VoucherAddress | null)[]> => {
    const gifts = await createGiftsRepository(db).ofOrder(orderUUID)
    return gifts.map((gift) => (gift.status === 'active' ? voucherLinks({ gift, ...deps }) : null))
  }
