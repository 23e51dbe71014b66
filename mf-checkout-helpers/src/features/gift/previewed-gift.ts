import type { GiftDelivery } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'

/** The gift as far as its voucher shows it. */
export type PreviewedGift = {
  label: string
  imageBase: string
  fromName: string | null
  message: string | null
  delivery: GiftDelivery | null
  /** Of a voucher for a stay. */
  nights?: number
  /** Of a card, in cents: the price of anything else stays between giver and shop. */
  amount?: number
  /** Of an activity. */
  visitDay?: string | null
}

export const previewOf = ({ item, label, imageBase }: GiftInBasket): PreviewedGift => ({
  label,
  imageBase,
  fromName: item.customisation?.fromName ?? null,
  message: item.customisation?.message ?? null,
  delivery: item.delivery ?? null,
  ...(item.type === 'singleVoucher' && { nights: item.nights }),
  ...(item.type === 'giftCard' && { amount: item.amount }),
})
