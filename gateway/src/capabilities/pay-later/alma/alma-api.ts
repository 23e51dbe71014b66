import * as z from 'zod'
import { errorText } from '../../../platform/observe/error-text'
import { askPartner } from '../../../platform/observe/partner-calls'
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

type Call<T> = { path: string; method?: 'GET' | 'POST' | 'PUT'; body?: object; answer: z.ZodType<T> }

/** The calls of Alma that we make (https://docs.almapay.com/reference). Its answers are parsed, never trusted. */
export function createAlmaApi(options: AlmaOptions) {
  const payment = (call: Omit<Call<AlmaPayment>, 'answer'>) => send(options, { ...call, answer: AlmaPayment })
  const at = (id: string) => `/v1/payments/${encodeURIComponent(id)}`
  return {
    eligibility: (amountCents: number, queries: AlmaPlanQuery[]): Promise<AlmaEligibility[]> =>
      send(options, {
        path: '/v2/payments/eligibility',
        method: 'POST',
        body: { purchase_amount: amountCents, queries },
        answer: z.array(Eligibility),
      }),
    create: (body: object) => payment({ path: '/v1/payments', method: 'POST', body }),
    find: (id: string) => payment({ path: at(id) }),
    cancel: (id: string) =>
      send(options, { path: `${at(id)}/cancel`, method: 'PUT', body: {}, answer: z.unknown() }),
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
async function send<T>(
  { apiKey, baseUrl, timeoutMs = 4_000 }: AlmaOptions,
  { path, method = 'GET', body, answer: schema }: Call<T>,
): Promise<T> {
  const init = {
    method,
    headers: { authorization: `Alma-Auth ${apiKey}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  }
  try {
    const isAnswer = (said: unknown) => schema.safeParse(said).success
    const answer = await askPartner({ partner: 'alma', url: `${baseUrl}${path}`, init, isAnswer })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    return schema.parse(answer.body)
  } catch (error) {
    throw new PaymentProviderError(`Alma did not answer ${path}: ${errorText(error)}`)
  }
}
