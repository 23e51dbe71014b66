import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PaymentProviderError } from './payment-provider'
import { createStripeProvider } from './stripe-provider'

/** Behaves like Stripe where we rely on it: states of an intent, idempotency keys, errors. */
type Intent = {
  id: string
  status: string
  payment_method: string | null
  amount: number
  metadata: Record<string, string>
  last_payment_error?: unknown
  next_action?: unknown
}
type Received = {
  method: string
  path: string
  key: string | undefined
  authorization: string | undefined
  fields: Record<string, string>
}

let server: Server
let baseUrl: string
let received: Received[]
type Answer = { status: number; body?: object }
let failures: Answer[]
const intents = new Map<string, Intent>()
const answers = new Map<string, Answer>()

const readBody = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

const declined = (intent: Intent, error: object) => ({
  status: 402,
  body: { error: { type: 'card_error', ...error, payment_intent: intent } },
})

function confirm(intent: Intent, method = '') {
  if (method === 'pm_unknown')
    return {
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' } },
    }
  if (method === 'pm_declined') {
    const error = {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_method: { id: method },
    }
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: error,
    })
    return declined(intent, error)
  }
  if (method === 'pm_3ds' || method === 'pm_ideal') {
    const next_action = { redirect_to_url: { url: 'https://hooks.stripe.example/3ds' } }
    Object.assign(intent, { status: 'requires_action', payment_method: method, next_action })
  } else Object.assign(intent, { status: 'requires_capture', payment_method: method })
  return { status: 200, body: intent }
}

const given: Record<string, string>[] = []
const methods: Record<string, Answer> = {
  pm_card: {
    status: 200,
    body: { id: 'pm_card', card: { fingerprint: 'f1', brand: 'visa', last4: '4242' } },
  },
  pm_sepa: { status: 200, body: { id: 'pm_sepa' } },
}

function respond({ method, path, fields }: Received): Answer {
  const [, , collection, id = '', action] = path.split('/')
  if (collection === 'payment_methods' && id) return methods[id] ?? { status: 404 }
  if (collection === 'payment_methods') return { status: 200, body: { id: `pm_${fields.type}` } }
  if (collection?.startsWith('refunds')) {
    if (method === 'POST') given.push({ reference: fields['metadata[reference]'] ?? '', ...fields })
    return { status: 200, body: { id: 're_1', data: given.map((metadata) => ({ metadata })) } }
  }
  if (method === 'POST' && !id) {
    const intent: Intent = {
      id: `pi_${intents.size + 1}`,
      status: 'requires_payment_method',
      payment_method: null,
      amount: Number(fields.amount),
      metadata: {},
    }
    intents.set(intent.id, intent)
    return { status: 200, body: intent }
  }
  const intent = intents.get(id)
  if (!intent)
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing', param: 'intent' } },
    }
  for (const [name, value] of Object.entries(fields))
    if (name.startsWith('metadata[')) intent.metadata[name.slice(9, -1)] = value
  if (action === 'confirm') return confirm(intent, fields.payment_method)
  if (action === 'capture') intent.status = 'succeeded'
  if (action === 'cancel') intent.status = 'canceled'
  return { status: 200, body: intent }
}

/** The first answer to a key is the answer to it; refusals for want of time are not kept. */
function remember(key: string | undefined, make: () => Answer): Answer {
  const known = key === undefined ? undefined : answers.get(key)
  if (known) return known
  const answer = make()
  if (key !== undefined) answers.set(key, structuredClone(answer))
  return answer
}

async function handle(request: IncomingMessage, response: ServerResponse) {
  const key = request.headers['idempotency-key']?.toString()
  const { method = '', url: path = '', headers } = request
  const call = { method, path, key, authorization: headers.authorization, fields: await readBody(request) }
  received.push(call)
  const answer = failures.shift() ?? remember(key, () => respond(call))
  response
    .writeHead(answer.status, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer.body ?? {}))
}

beforeAll(async () => {
  server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  received = []
  failures = []
  given.length = 0
  intents.clear()
  answers.clear()
})

const stripe = () =>
  createStripeProvider({ secretKey: 'sk_test_1', baseUrl, retryPauseMs: 1, timeoutMs: 2_000 })
const order = {
  reference: 'order-1',
  amountCents: 12_990,
  currency: 'EUR' as const,
  payee: 'Escapade',
  description: '12345678',
}
const authorisation = (intentId: string, paymentMethod: string) => ({
  intentId,
  paymentMethod,
  returnPath: '/back',
  returnUrl: 'https://fr.example.com/back',
  locale: 'fr_FR' as const,
  payer: { name: 'Anne Martin', email: 'anne@example.com' },
  payLater: null,
})

describe('createStripeProvider', () => {
  it('makes an intent that is captured by hand, once for a reference', async () => {
    const { intentId } = await stripe().createIntent(order)
    expect(await stripe().createIntent(order)).toEqual({ intentId })
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/v1/payment_intents',
      key: 'intent-order-1',
      authorization: 'Bearer sk_test_1',
      fields: {
        amount: '12990',
        currency: 'eur',
        capture_method: 'manual',
        'metadata[reference]': 'order-1',
      },
    })
  })

  it('authorises, captures, and says so again when asked again', async () => {
    const { intentId } = await stripe().createIntent(order)
    expect(await stripe().authorise(authorisation(intentId, 'pm_good'))).toEqual({ status: 'authorised' })
    expect(await stripe().authorise(authorisation(intentId, 'pm_good'))).toEqual({ status: 'authorised' })
    expect(await stripe().capture(intentId)).toEqual({ status: 'captured' })
    expect(await stripe().capture(intentId)).toEqual({ status: 'captured' })
    expect(await stripe().authorise(authorisation(intentId, 'pm_good'))).toEqual({ status: 'captured' })
    expect(received.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1)
  })

  it('sends the holder to the bank and back to the whole address of the shop', async () => {
    const { intentId } = await stripe().createIntent(order)
    const state = await stripe().authorise(authorisation(intentId, 'pm_3ds'))
    expect(state).toEqual({
      status: 'requires-action',
      challengeUrl: 'https://hooks.stripe.example/3ds',
      paymentMethod: 'pm_3ds',
    })
    expect(received.at(-1)?.fields.return_url).toBe('https://fr.example.com/back')
    expect(await stripe().authorise(authorisation(intentId, 'pm_3ds'))).toEqual(state)
    expect(received.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1)
  })

  it('says why a card is refused, does not try it again, and tries another', async () => {
    const { intentId } = await stripe().createIntent(order)
    const refused = { status: 'refused', refusal: 'insufficient-funds', paymentMethod: 'pm_declined' }
    expect(await stripe().authorise(authorisation(intentId, 'pm_declined'))).toEqual(refused)
    expect(await stripe().authorise(authorisation(intentId, 'pm_declined'))).toEqual(refused)
    expect(received.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1)
    expect(await stripe().authorise(authorisation(intentId, 'pm_good'))).toEqual({ status: 'authorised' })
  })

  it('takes an unknown token for a card that cannot be used', async () => {
    const { intentId } = await stripe().createIntent(order)
    expect(await stripe().authorise(authorisation(intentId, 'pm_unknown'))).toMatchObject({
      status: 'refused',
      refusal: 'payment-method-invalid',
    })
  })

  it('lets go of what was reserved', async () => {
    const { intentId } = await stripe().createIntent(order)
    await stripe().authorise(authorisation(intentId, 'pm_good'))
    expect(await stripe().cancel(intentId)).toEqual({ status: 'cancelled' })
  })

  it.each([500, 503, 429, 409])('repeats the call with the same key after HTTP %i', async (status) => {
    failures = [{ status }, { status }]
    await stripe().createIntent(order)
    expect(received.map(({ key }) => key)).toEqual(['intent-order-1', 'intent-order-1', 'intent-order-1'])
    expect(intents.size).toBe(1)
  })

  it('gives up after the third failure', async () => {
    failures = [{ status: 500 }, { status: 500 }, { status: 500 }]
    await expect(stripe().createIntent(order)).rejects.toThrow(PaymentProviderError)
  })

  it('says that the provider is away, and never the key', async () => {
    const unknown = createStripeProvider({
      secretKey: 'sk_test_1',
      baseUrl: 'http://127.0.0.1:9',
      retryPauseMs: 1,
    })
    const failure = await unknown.createIntent(order).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PaymentProviderError)
    expect(String(failure)).not.toContain('sk_test')
  })

  it('does not take a wrong key for a refused card', async () => {
    failures = [{ status: 401, body: { error: { type: 'invalid_request_error' } } }]
    await expect(stripe().find('pi_1')).rejects.toThrow(PaymentProviderError)
    await expect(stripe().find('pi_404')).rejects.toThrow(PaymentProviderError)
  })
})

describe('banks that one is sent to', () => {
  const withBanks = () =>
    createStripeProvider({ secretKey: 'sk_test_1', baseUrl, provided: ['card', 'ideal', 'paypal'] })
  const token = 'ideal_11111111-2222'

  async function agreed() {
    const { intentId } = await withBanks().createIntent(order)
    const state = await withBanks().authorise(authorisation(intentId, token))
    return { intentId, state, intent: intents.get(intentId) as Intent }
  }

  it('lets cards and PayPal be reserved, and banks be paid at once', async () => {
    await agreed()
    expect(received[0]?.fields).toMatchObject({
      'payment_method_types[0]': 'card',
      'payment_method_types[1]': 'ideal',
      'payment_method_types[2]': 'paypal',
      capture_method: 'automatic',
      'payment_method_options[card][capture_method]': 'manual',
      'payment_method_options[paypal][capture_method]': 'manual',
    })
  })

  it('makes one method of an attempt and sends the buyer to the bank, once', async () => {
    const { intentId, state } = await agreed()
    expect(state).toMatchObject({ status: 'requires-action', paymentMethod: 'pm_ideal' })
    expect(await withBanks().authorise(authorisation(intentId, token))).toEqual(state)
    const made = received.find(({ path }) => path === '/v1/payment_methods')
    expect(made).toMatchObject({
      key: `method-${token}`,
      fields: { type: 'ideal', 'billing_details[name]': 'Anne Martin' },
    })
    expect(received.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1)
  })

  it('keeps what the bank has taken apart until the order takes it', async () => {
    const { intentId, intent } = await agreed()
    intent.status = 'processing'
    expect(await withBanks().find(intentId)).toEqual({ status: 'processing' })
    intent.status = 'succeeded'
    expect(await withBanks().find(intentId)).toEqual({ status: 'authorised' })
    expect(await withBanks().capture(intentId)).toEqual({ status: 'captured' })
    expect(await withBanks().find(intentId)).toEqual({ status: 'captured' })
    expect(given).toEqual([])
  })

  it('gives back what the bank has taken for an order that is over, once', async () => {
    const { intentId, intent } = await agreed()
    intent.status = 'succeeded'
    expect(await withBanks().cancel(intentId)).toEqual({ status: 'cancelled' })
    await withBanks().cancel(intentId)
    expect(await withBanks().find(intentId)).toEqual({ status: 'cancelled' })
    expect(given).toEqual([expect.objectContaining({ amount: '12990', reference: `given-up-${intentId}` })])
  })
})

it('says which card is behind a token, and nothing of what is no card, unknown or a bank’s page', async () => {
  const { cardOf } = stripe()
  expect(await cardOf('pm_card')).toEqual({ fingerprint: 'f1', brand: 'visa', ending: '4242' })
  expect(await cardOf('pm_sepa')).toBeNull()
  expect(await cardOf('pm_unknown')).toBeNull()
})
