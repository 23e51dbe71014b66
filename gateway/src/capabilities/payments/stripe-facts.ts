import type { MoneyFact } from './payment-provider'
import type { Caller, StripeEntry } from './stripe-calls'

const pageLength = 100

/** Entries of a list of Stripe's, page by page (https://docs.stripe.com/api/pagination). */
async function listAll(call: Caller, path: string, query: Record<string, string>): Promise<StripeEntry[]> {
  const entries: StripeEntry[] = []
  let after: string | undefined
  do {
    const search = new URLSearchParams({
      ...query,
      limit: String(pageLength),
      ...(after ? { starting_after: after } : {}),
    })
    const { data = [], has_more: hasMore } = await call({ path: `${path}?${search}` })
    entries.push(...data)
    after = hasMore ? data.at(-1)?.id : undefined
  } while (after)
  return entries
}

const refundStatus: Record<string, 'done' | 'failed'> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/** Refunds and disputes of a payment intent (https://docs.stripe.com/api/refunds, https://docs.stripe.com/api/disputes). */
export async function factsOf(call: Caller, intentId: string): Promise<MoneyFact[]> {
  const query = { payment_intent: intentId }
  const [refunds, disputes] = await Promise.all([
    listAll(call, '/v1/refunds', query),
    listAll(call, '/v1/disputes', query),
  ])
  return [
    ...refunds.toReversed().map(({ id = '', amount = 0, status = '', metadata }) => ({
      kind: 'refund' as const,
      id,
      amountCents: amount,
      reference: metadata?.reference ?? null,
      status: refundStatus[status] ?? ('under-way' as const),
    })),
    // An early warning (`warning_…`) takes no money.
    ...disputes
      .toReversed()
      .filter(({ status = '' }) => !status.startsWith('warning'))
      .map(({ id = '', amount = 0, status }) => ({
        kind: 'dispute' as const,
        id,
        amountCents: amount,
        status:
          status === 'won' ? ('won' as const) : status === 'lost' ? ('lost' as const) : ('open' as const),
      })),
  ]
}

/** Kinds of events that tell of money that was taken or went back. */
const telling = [
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]

/** Stripe keeps events for thirty days (https://docs.stripe.com/api/events/list). */
export async function changedSince(call: Caller, since: Date): Promise<string[]> {
  const types = Object.fromEntries(telling.map((type, index) => [`types[${index}]`, type]))
  const created = { 'created[gte]': String(Math.floor(since.getTime() / 1000)) }
  const events = await listAll(call, '/v1/events', { ...types, ...created })
  const intents = events.map(({ data }) => {
    const { object, id, payment_intent: intent } = data?.object ?? {}
    return object === 'payment_intent' ? id : intent
  })
  return [...new Set(intents.filter((intent) => typeof intent === 'string'))]
}
