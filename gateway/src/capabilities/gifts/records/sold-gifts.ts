import type { GiftKind, GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type {
  GiftDelivery,
  GiftFormat,
  GiftShipping,
} from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { SoldOrder } from '../../orders/ports'

/** A gift as its order keeps it until it is paid. */
export type SoldGift = {
  kind: GiftKind
  format: GiftFormat
  productId: string | null
  nights: number | null
  adults: number
  /** Day that an activity is bought for. */
  visitDay?: string | null
  label: string
  image: GiftWorth['image']
  searchUri: string
  fromName: string | null
  message: string | null
  subElements: string[]
  /** To its recipient, by mail. */
  delivery?: GiftDelivery | null
  /** Worth to its recipient. */
  worthCents: number
  /** Opens stays that are package travel. */
  isPackage?: boolean
  /** With what it is printed and packed with. */
  paidCents: number
}

/** `isGoodwill`: given by customer care. */
export type SoldGifts = { gifts: SoldGift[]; shipping: GiftShipping | null; isGoodwill?: boolean }

export const soldGiftsOf = (order: Pick<SoldOrder, 'item'>): SoldGifts => order.item as SoldGifts
