import type { OrderAnswer } from '@escapade/shared-contracts/api/orders/orders-schemas'

/** An order or a change could be made, but not as it was asked for: the answer says how. */
export type Refusal = Extract<OrderAnswer, { error: unknown }>

export const refusal = (code: Refusal['error']['code'], values: Partial<Refusal['error']>): Refusal => ({
  error: {
    code,
    message: code === 'amount-changed' ? 'The price has changed' : 'The stay cannot be booked',
    newAmount: null,
    reason: null,
    ...values,
  },
})
