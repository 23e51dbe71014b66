import type { OrderAnswer } from '@escapade/shared-contracts/api/orders/orders-schemas'

/** An order or a change could be made, but not as it was asked for: the answer says how. */
export type Refusal = Extract<OrderAnswer, { error: unknown }>

const messages: Record<Refusal['error']['code'], string> = {
  'amount-changed': 'The price has changed',
  'terms-changed': 'The terms of cancelling have changed',
  'not-bookable': 'The stay cannot be booked',
}

export const refusal = (code: Refusal['error']['code'], values: Partial<Refusal['error']>): Refusal => ({
  error: {
    code,
    message: messages[code],
    newAmount: null,
    reason: null,
    ...values,
  },
})
