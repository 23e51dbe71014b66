import * as z from 'zod/mini'
import { Day, LocaleCode, queryNumber } from '../common-schemas'

export const PaymentMethodsQuery = z.object({
  locale: LocaleCode,
  /** Cents; without it the answer is what the market offers at all. */
  amount: z.optional(queryNumber(0, 100_000_000)),
  checkinDate: z.optional(Day),
})
export type PaymentMethodsQuery = z.input<typeof PaymentMethodsQuery>

const PaymentWayName = z.enum([
  'card',
  'ideal',
  'bancontact',
  'paypal',
  'paypal-3x',
  'wallet',
  'deferred',
  '3x',
  '4x',
])

/** The ways to pay that work, with the names they have in the market: Visa, iDEAL, "En 3 fois". */
export const PaymentMethods = z.object({
  methods: z.array(z.object({ way: PaymentWayName, names: z.array(z.string()) })),
  /** Provider that takes cards and wallets in the page. */
  provider: z.object({
    name: z.enum(['sandbox', 'stripe']),
    /** Key that the provider's library is started with. */
    publicKey: z.nullable(z.string()),
    /** True when a buyer who pays later names a card in the page; else the lender's own page asks. */
    lendsByCard: z.boolean(),
  }),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>
