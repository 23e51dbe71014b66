import type { GiftPayment } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Codes } from './codes'

type Input = { request: OrderRequest; payment: GiftPayment; codes: Codes }

/** An order with its codes: the price after the promotion is agreed to, and each gift pays what the page has said. */
export function withReductions({ request, payment, codes }: Input): OrderRequest {
  const giftcards = payment.giftcards.map(({ usedAmount }, index) => ({
    serialNumber: codes.gifts[index] ?? '',
    usedAmount,
  }))
  return {
    ...request,
    expectedAmount: request.expectedAmount - (payment.promotion?.amount ?? 0),
    items: { ...request.items, promotionCodeItem: codes.promotion, giftcards },
  }
}
