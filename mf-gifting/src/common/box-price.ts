import type { GiftBox } from '@escapade/shared-contracts/api/gifts/gifts-schemas'

/** Cents that a box costs today. */
export const boxCents = ({ price, promoPrice }: Pick<GiftBox, 'price' | 'promoPrice'>): number =>
  promoPrice ?? price
