import * as z from 'zod'
import { callPartner } from '../../../platform/observe/partner-calls'
import { PaymentProviderError } from '../../payments/public'

export type AlmaOptions = {
  apiKey: string
  /** `https://api.getalma.eu`, or that of Alma's sandbox. */
  baseUrl: string
  timeoutMs?: number
}

const Instalment = z.object({
  /** Seconds since 1970. */
  due_date: z.number().int(),
  purchase_amount: z.number().int().min(0),
  customer_fee: z.number().int().min(0).default(0),
  customer_interest: z.number().int().min(0).default(0),
})
const Eligibility = z.object({
  eligible: z.boolean(),
  installments_count: z.number().int(),
  deferred_days: z.number().int().default(0),
  payment_plan: z.array(Instalment).nullish(),
})
const AlmaPayment = z.object({
  id: z.string().min(1),
  url: z.url(),
  state: z.string(),
  refunds: z.array(z.object({ merchant_reference: z.string().nullish() })).nullish(),
})

export type AlmaEligibility = z.infer<typeof Eligibility>
export type AlmaPayment = z.infer<typeof AlmaPayment>
/** In how many parts, from how many days on. */
export type AlmaPlanQuery = { installments_count: number; deferred_days: number }

type Call = { path: string; method?: 'GET' | 'POST' | 'PUT'; body?: object }

/** The calls of Alma that we make (https://docs.almapay.com/reference). Its answers are parsed, never trusted. */
export function createAlmaApi(options: AlmaOptions) {
  const payment = async (call: Call) => parse(AlmaPayment, await send(options, call), call.path)
  const at = (id: string) => `/v1/payments/${encodeURIComponent(id)}`
  return {
    async eligibility(amountCents: number, queries: AlmaPlanQuery[]): Promise<AlmaEligibility[]> {
      const path = '/v2/payments/eligibility'
      const answer = await send(options, {
        path,
        method: 'POST',
        body: { purchase_amount: amountCents, queries },
      })
      return parse(z.array(Eligibility), answer, path)
    },
    create: (body: object) => payment({ path: '/v1/payments', method: 'POST', body }),
    find: (id: string) => payment({ path: at(id) }),
    cancel: (id: string) => send(options, { path: `${at(id)}/cancel`, method: 'PUT', body: {} }),
    refund: (id: string, amountCents: number, reference: string) =>
      payment({
        path: `${at(id)}/refund`,
        method: 'POST',
        body: { amount: amountCents, merchant_reference: reference },
      }),
  }
}

export type AlmaApi = ReturnType<typeof createAlmaApi>

/** Every failure is the same to a buyer: the lender cannot be asked now. */
async function send({ apiKey, baseUrl, timeoutMs = 4_000 }: AlmaOptions, call: Call): Promise<unknown> {
  const { path, method = 'GET', body } = call
  try {
    const asked = {
      method,
      headers: { authorization: `Alma-Auth ${apiKey}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    }
    const answer = await callPartner('alma', () => fetch(`${baseUrl}${path}`, asked))
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    const text = await answer.text()
    return text === '' ? null : JSON.parse(text)
  } catch (error) {
    throw new PaymentProviderError(`Alma did not answer ${path}: ${String(error)}`)
  }
}

function parse<T>(schema: z.ZodType<T>, answer: unknown, path: string): T {
  const parsed = schema.safeParse(answer)
  if (!parsed.success)
    throw new PaymentProviderError(`Alma answered ${path} in another shape: ${parsed.error.message}`)
  return parsed.data
}
