import { OrderStatus } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { ActorKind } from './actor'
import { nextOrderStatus, nextPaymentStatus, type OrderCause, type PaymentCause } from './transitions'

const actors: ActorKind[] = ['buyer', 'agent', 'provider', 'clock', 'operator', 'hotel']

/** Once it was paid, whatever becomes of it. */
const ofMoney: OrderCause[] = [
  'refunded',
  'refund-failed',
  'refund-repeated',
  'disputed',
  'dispute-won',
  'dispute-lost',
]
/** Ways on from each status, told once more by hand. */
const waysOn: Record<OrderStatus, OrderCause[]> = {
  pending: [
    'payment-refused',
    'paid',
    'hold-ran-out',
    'question-unanswered',
    'bank-given-up',
    'replaced',
    'buyer-corrected',
  ],
  'payment-failed': [
    'paid',
    'hold-ran-out',
    'question-unanswered',
    'bank-given-up',
    'replaced',
    'buyer-corrected',
  ],
  expired: ['revived'],
  confirmed: [
    'cancelled',
    'withdrawn',
    'partly-withdrawn',
    'change-opened',
    'change-lapsed',
    'changed',
    'visit-moved',
    'gift-voided',
    'buyer-corrected',
    'goodwill',
    ...ofMoney,
  ],
  cancelled: ['gift-voided', ...ofMoney],
}

const orderCauses = [...new Set(Object.values(waysOn).flat()), 'placed'] as const
const paymentCauses: PaymentCause[] = [
  'bank-asked',
  'holder-asked',
  'holder-asked-late',
  'refused',
  'reopened',
  'capture-begun',
  'captured',
  'abandoned',
  'let-go',
  'known-to-provider',
]

describe('an order', () => {
  const pairs = OrderStatus.options.flatMap((status) => orderCauses.map((cause) => ({ status, cause })))

  it.each(pairs)(
    '[SC-050] that is $status may go on by $cause only where the table says so',
    ({ status, cause }) => {
      const isPossible = actors.some((by) => nextOrderStatus({ status, cause, by }) !== null)
      expect(isPossible).toBe(waysOn[status].some((each) => each === cause))
    },
  )

  it.each([
    ['hold-ran-out', 'pending', ['clock']],
    ['replaced', 'pending', ['buyer', 'agent']],
    ['cancelled', 'confirmed', ['buyer', 'agent', 'provider', 'operator']],
    ['dispute-lost', 'cancelled', ['provider']],
    ['refund-repeated', 'cancelled', ['agent', 'operator']],
    ['withdrawn', 'confirmed', ['buyer', 'agent']],
    ['goodwill', 'confirmed', ['agent']],
    ['refunded', 'cancelled', ['provider']],
  ] as const)('goes on by %s from %s for %j alone', (cause, status, by) => {
    expect(actors.filter((each) => nextOrderStatus({ status, cause, by: each }) !== null)).toEqual(by)
  })

  it('is not cancelled twice, and not revived once it is cancelled', () => {
    expect(nextOrderStatus({ status: 'cancelled', cause: 'cancelled', by: 'operator' })).toBeNull()
    expect(nextOrderStatus({ status: 'cancelled', cause: 'revived', by: 'buyer' })).toBeNull()
  })
})

describe('a payment', () => {
  it('never leaves captured', () => {
    for (const cause of paymentCauses)
      for (const by of actors) expect(nextPaymentStatus({ status: 'captured', cause, by })).toBeNull()
  })

  it('is taken when the provider has taken it, whatever was written down before', () => {
    for (const status of [
      'created',
      'open',
      'authorising',
      'requires-action',
      'refused',
      'capturing',
      'cancelled',
    ] as const)
      expect(nextPaymentStatus({ status, cause: 'captured', by: 'provider' })).toBe('captured')
  })

  it('that was given up is asked of no bank any more', () => {
    for (const cause of ['bank-asked', 'holder-asked', 'capture-begun', 'reopened'] as const)
      for (const by of actors) expect(nextPaymentStatus({ status: 'cancelled', cause, by })).toBeNull()
  })
})
