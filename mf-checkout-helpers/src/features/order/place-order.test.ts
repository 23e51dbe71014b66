import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { openHoldKey } from '@escapade/shared-contracts/visitor/open-hold'
import { createOrderStore, orderFor } from './pending-order'
import { placeOrder, resumePayment } from './place-order'

const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'
const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' }
const byCard = { kind: 'card' as const, card }
const request = {
  expectedAmount: 12990,
  currency: 'EUR',
  locale: 'fr_FR',
  buyer: { email: 'anne@example.fr' },
  items: {},
} as unknown as OrderRequest
const held = {
  order: { orderUUID, bookingNumber: '12345678', totalAmount: 12990, expiresAt: '2026-01-01T00:00:00Z' },
  payment: {
    provider: 'sandbox',
    paymentIntentId: 'pi_1',
    amount: 12990,
    currency: 'EUR',
    payee: 'Escapade',
  },
}
const token = { paymentMethod: 'pm_1', brand: 'visa', last4: '4242' }
const access = { key: 'k'.repeat(32), keyExpiresAt: '2026-01-01T01:00:00Z' }
const booking = { booking: { orderUUID, bookingNumber: '12345678', access } }
const confirmed = { kind: 'confirmed', ...booking.booking, email: 'anne@example.fr' }

type Call = { path: string; key?: string }

/** Answers each path from its own queue; an Error is thrown. */
function fakeShop(answers: Record<string, unknown[]>) {
  const calls: Call[] = []
  const entries = new Map<string, string>()
  const api: ApiClient = {
    send: async (endpoint, input) => {
      calls.push({ path: endpoint.path, key: input.headers?.['idempotency-key'] })
      const answer = answers[endpoint.path]?.shift()
      if (answer instanceof Error) throw answer
      return answer as never
    },
  }
  const store = createOrderStore({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  })
  let keys = 0
  const logged: unknown[] = []
  const deps = {
    api,
    store,
    newKey: () => `key-${++keys}`,
    returnPath: (orderUUID: string | undefined) => `/checkout/booking?paymentReturn=${orderUUID}`,
    pageUri: () => '/checkout/booking#adult=2',
    logError: (error: unknown) => void logged.push(error),
  }
  const openHold = () => JSON.parse(entries.get(openHoldKey) ?? 'null')
  return { deps, calls, store, logged, openHold }
}

const http = (status: number, code: string) => ({
  kind: 'http' as const,
  status,
  problem: { type: '', title: '', status, code },
})
const orders = '/front-gateway/purchase/orders'
const tokens = '/sandbox-psp/tokens'
const zeppto = '/front-gateway/purchase/zeppto'

describe('placeOrder', () => {
  it('orders, turns the card into a token and pays', async () => {
    const { deps, calls, store } = fakeShop({ [orders]: [held], [tokens]: [token], [zeppto]: [booking] })
    expect(await placeOrder(deps, request, byCard)).toEqual(confirmed)
    expect(calls.map((call) => call.path)).toEqual([orders, tokens, zeppto])
    expect(store.read()).toBeNull()
  })

  it('turns a card into a token while the order is held, and asks a wallet for its own only after that', async () => {
    const lost = new ApiError({ kind: 'network' })
    const { deps, calls } = fakeShop({ [orders]: [lost, lost], [tokens]: [token] })
    await placeOrder(deps, request, byCard)
    expect(calls.map((call) => call.path)).toEqual([orders, tokens])
    const authorise = jest.fn()
    await placeOrder(deps, request, { kind: 'token', authorise })
    expect(authorise).not.toHaveBeenCalled()
  })

  it('repeats the order with the same key after the connection was lost', async () => {
    const lost = new ApiError({ kind: 'network' })
    const { deps, calls } = fakeShop({
      [orders]: [lost, held],
      [tokens]: [token, token],
      [zeppto]: [booking],
    })
    expect(await placeOrder(deps, request, byCard)).toEqual({ kind: 'unreachable' })
    expect(await placeOrder(deps, request, byCard)).toEqual(confirmed)
    const keys = calls.filter((call) => call.path === orders).map((call) => call.key)
    expect(keys).toEqual(['key-1', 'key-1'])
  })

  it.each([
    [orders, 'too-many-holds', 'too-many-holds'],
    [zeppto, 'too-many-payments', 'too-many-cards'],
  ])('keeps the order where %s asks to wait, and says how long', async (path, code, kind) => {
    const problem = { ...http(429, code).problem, values: { retryAfterSeconds: 130 } }
    const wait = new ApiError({ ...http(429, code), problem })
    const answers: Record<string, unknown[]> = { [orders]: [held], [tokens]: [token], [zeppto]: [booking] }
    const { deps, store } = fakeShop({ ...answers, [path]: [wait] })
    expect(await placeOrder(deps, request, byCard)).toEqual({ kind, minutes: 3 })
    expect(store.read()).not.toBeNull()
  })

  it('keeps the order for another try while the gateway or the bank is away', async () => {
    const away = new ApiError({ kind: 'http', status: 503, problem: null })
    const { deps, calls, store } = fakeShop({
      [orders]: [away, held],
      [tokens]: [token, token, token],
      [zeppto]: [away, booking],
    })
    expect(await placeOrder(deps, request, byCard)).toEqual({ kind: 'unreachable' })
    expect(store.read()).toMatchObject({ idempotencyKey: 'key-1', request })
    expect(await placeOrder(deps, request, byCard)).toEqual({ kind: 'unreachable' })
    expect(store.read()).toMatchObject({ idempotencyKey: 'key-1', orderUUID, paymentIntentId: 'pi_1' })
    expect(await placeOrder(deps, request, byCard)).toEqual(confirmed)
    expect(calls.filter((call) => call.path === orders).map((call) => call.key)).toEqual(['key-1', 'key-1'])
  })

  describe('what the home page leads back to', () => {
    const stay = { ...request, items: { shortStayItem: {} } } as unknown as OrderRequest
    const refused = new ApiError(http(402, 'card-refused'))
    const challenge = { requiresAction: { challengeUrl: 'https://bank.example' } }

    it.each<[string, OrderRequest, unknown, boolean]>([
      ['a stay whose card was refused', stay, refused, true],
      ['a stay that may have been paid', stay, new ApiError({ kind: 'timeout' }), false],
      ['a stay that is paid at the bank', stay, challenge, false],
      ['a stay that is paid', stay, booking, false],
      ['a gift whose card was refused', request, refused, false],
    ])('%s', async (_, wanted, answer, leads) => {
      const { deps, openHold } = fakeShop({ [orders]: [held], [tokens]: [token], [zeppto]: [answer] })
      await placeOrder(deps, wanted, byCard)
      expect(openHold()).toEqual(
        leads ? { uri: '/checkout/booking#adult=2', locale: 'fr_FR', until: held.order.expiresAt } : null,
      )
    })

    it('is gone once another order takes its place', async () => {
      const { deps, openHold } = fakeShop({
        [orders]: [held, new ApiError(http(409, 'sold-out'))],
        [tokens]: [token, token],
        [zeppto]: [refused],
      })
      await placeOrder(deps, stay, byCard)
      await placeOrder(deps, { ...stay, expectedAmount: 1 }, byCard)
      expect(openHold()).toBeNull()
    })
  })

  it('repeats a payment with the same key, and pays with another card under another', async () => {
    const lost = new ApiError({ kind: 'timeout' })
    const { deps, calls } = fakeShop({
      [orders]: [held],
      [tokens]: [token, token, { ...token, paymentMethod: 'pm_2' }],
      [zeppto]: [lost, lost, booking],
    })
    for (const _ of ['lost', 'lost again', 'another card']) await placeOrder(deps, request, byCard)
    const payments = calls.filter((call) => call.path === zeppto)
    expect(payments.map((call) => call.key)).toEqual(['key-1.pm_1', 'key-1.pm_1', 'key-1.pm_2'])
  })

  it('lets the refused order go when the visitor orders something else', async () => {
    const refused = new ApiError({ kind: 'http', status: 402, problem: null })
    const { deps, store } = fakeShop({
      [orders]: [held, held],
      [tokens]: [token, token],
      [zeppto]: [refused, booking],
    })
    await placeOrder(deps, request, byCard)
    expect(store.read()).toMatchObject({ orderUUID })
    const other = { ...request, expectedAmount: 9900 }
    expect(orderFor(other, store.read(), () => 'key-9')).toEqual({
      idempotencyKey: 'key-9',
      request: { ...other, replacesOrder: orderUUID },
    })
    expect(orderFor(request, store.read(), () => 'key-9').idempotencyKey).toBe('key-1')
  })

  it('uses a new key when the order is another', async () => {
    const lost = new ApiError({ kind: 'timeout' })
    const { deps, calls } = fakeShop({
      [orders]: [lost, held],
      [tokens]: [token, token],
      [zeppto]: [booking],
    })
    await placeOrder(deps, request, byCard)
    await placeOrder(deps, { ...request, expectedAmount: 9900 }, byCard)
    expect(calls.filter((call) => call.path === orders).map((call) => call.key)).toEqual(['key-1', 'key-2'])
  })

  it('tries another card on the order that is already held', async () => {
    const refused = new ApiError({
      kind: 'http',
      status: 402,
      problem: {
        type: '',
        title: '',
        status: 402,
        code: 'payment-refused',
        values: { reason: 'insufficient-funds' },
      },
    })
    const { deps, calls, logged } = fakeShop({
      [orders]: [held],
      [tokens]: [token, { ...token, paymentMethod: 'pm_2' }],
      [zeppto]: [refused, booking],
    })
    expect(await placeOrder(deps, request, byCard)).toEqual({
      kind: 'card-refused',
      code: 'insufficient-funds',
    })
    expect(await placeOrder(deps, request, byCard)).toEqual(confirmed)
    expect(calls.filter((call) => call.path === orders)).toHaveLength(1)
    expect(logged).toEqual([refused])
  })

  it('tells a changed price instead of charging another', async () => {
    const changed = { error: { code: 'amount-changed', message: '', newAmount: 13990, reason: null } }
    const { deps, calls } = fakeShop({ [orders]: [changed] })
    expect(await placeOrder(deps, request, byCard)).toEqual({ kind: 'amount-changed', newAmount: 13990 })
    expect(calls.map((call) => call.path)).not.toContain(zeppto)
  })

  it('tells changed terms of cancelling, and charges nothing', async () => {
    const changed = { error: { code: 'terms-changed', message: '', newAmount: null, reason: null } }
    const { deps, calls } = fakeShop({ [orders]: [changed] })
    expect(await placeOrder(deps, request, byCard)).toEqual({ kind: 'terms-changed' })
    expect(calls.map((call) => call.path)).not.toContain(zeppto)
  })

  it.each<[string, ConstructorParameters<typeof ApiError>[0], object, boolean]>([
    ['card-invalid', http(422, 'card-invalid'), { kind: 'card-refused', code: 'card-invalid' }, true],
    ['invalid-card', http(422, 'invalid-card'), { kind: 'card-refused', code: 'invalid-card' }, true],
    [
      '402 without a reason',
      http(402, 'payment-refused'),
      { kind: 'card-refused', code: 'payment-refused' },
      true,
    ],
    ['a lost connection', { kind: 'network' }, { kind: 'unreachable' }, true],
    ['sold-out', http(409, 'sold-out'), { kind: 'sold-out' }, false],
    ['order-expired', http(409, 'order-expired'), { kind: 'expired' }, false],
    ['another refusal', http(422, 'payment-mismatch'), { kind: 'failed', code: 'payment-mismatch' }, false],
  ])(
    'answers %s of the payment, and keeps the order only where it can still be paid',
    async (_, failure, outcome, isKept) => {
      const { deps, store } = fakeShop({
        [orders]: [held],
        [tokens]: [token],
        [zeppto]: [new ApiError(failure)],
      })
      expect(await placeOrder(deps, request, byCard)).toEqual(outcome)
      expect(store.read() !== null).toBe(isKept)
    },
  )

  it('does not take a fault of its own for the gateway’s', async () => {
    const { deps, store, logged } = fakeShop({ [orders]: [new TypeError('broken')] })
    expect(await placeOrder(deps, request, byCard)).toEqual({ kind: 'failed', code: 'unknown' })
    expect(store.read()).not.toBeNull()
    expect(logged).toHaveLength(1)
  })

  it('asks no bank for what gifts pay', async () => {
    const { deps, calls } = fakeShop({ [orders]: [held], [zeppto]: [booking] })
    expect(await placeOrder(deps, request, { kind: 'nothing' })).toEqual(confirmed)
    expect(calls.map((call) => [call.path, call.key])).toEqual([
      [orders, 'key-1'],
      [zeppto, 'key-1.gifts'],
    ])
  })

  it.each([
    [
      { code: 'not-bookable', newAmount: null, reason: 'CLOSED' },
      { kind: 'not-bookable', reason: 'CLOSED' },
    ],
    [
      { code: 'amount-changed', newAmount: null, reason: null },
      { kind: 'not-bookable', reason: null },
    ],
    [
      { code: 'not-bookable', newAmount: 100, reason: null },
      { kind: 'not-bookable', reason: null },
    ],
  ])('forgets an order that was not taken: %j', async (error, outcome) => {
    const { deps, store } = fakeShop({ [orders]: [{ error: { message: '', ...error } }] })
    expect(await placeOrder(deps, request, byCard)).toEqual(outcome)
    expect(store.read()).toBeNull()
  })

  it('says that the last room went', async () => {
    const problem = { type: '', title: '', status: 409, code: 'sold-out' }
    const { deps } = fakeShop({ [orders]: [new ApiError({ kind: 'http', status: 409, problem })] })
    expect(await placeOrder(deps, request, byCard)).toEqual({ kind: 'sold-out' })
  })

  it('goes to the bank and on from there with the same authorisation', async () => {
    const challenge = {
      requiresAction: { challengeUrl: '/sandbox-psp/challenge/1', amount: 12990, payee: 'Escapade' },
    }
    const { deps, calls } = fakeShop({ [orders]: [held], [tokens]: [token], [zeppto]: [challenge, booking] })
    expect(await placeOrder(deps, request, byCard)).toEqual({
      kind: 'challenge',
      url: '/sandbox-psp/challenge/1',
    })
    expect(await resumePayment(deps)).toEqual(confirmed)
    expect(calls.map((call) => call.path)).toEqual([orders, tokens, zeppto, zeppto])
    expect(calls.slice(2).map((call) => call.key)).toEqual(['key-1.pm_1', 'key-1.pm_1'])
  })

  it('stays on the page of who comes back from the bank without an answer', async () => {
    const challenge = {
      requiresAction: { challengeUrl: '/sandbox-psp/challenge/1', amount: 12990, payee: 'Escapade' },
    }
    const { deps, store } = fakeShop({ [orders]: [held], [zeppto]: [challenge, challenge] })
    await placeOrder(deps, request, { kind: 'redirect', to: 'ideal' })
    expect(store.read()).toMatchObject({ orderUUID, paymentMethod: 'ideal_key-2' })
    expect(await resumePayment(deps)).toEqual({ kind: 'unfinished' })
    expect(store.read()).toMatchObject({ orderUUID, paymentIntentId: 'pi_1' })
  })

  it('leaves an order to the bank that takes its time', async () => {
    const pending = { pending: { orderUUID, bookingNumber: '12345678' } }
    const { deps, store } = fakeShop({ [orders]: [held], [zeppto]: [pending] })
    const how = { kind: 'redirect', to: 'paypal', payLater: '3x' } as const
    expect(await placeOrder(deps, request, how)).toEqual({ kind: 'pending', orderUUID })
    expect(store.read()).toBeNull()
  })

  it('has nothing to go on with when no order is pending, or none that was being paid', async () => {
    const { deps, store, calls } = fakeShop({})
    expect(await resumePayment(deps)).toBeNull()
    store.write({ idempotencyKey: 'key-1', request, orderUUID, paymentIntentId: 'pi_1' })
    expect(await resumePayment(deps)).toBeNull()
    expect(calls).toEqual([])
  })

  it('begins anew where the tab keeps something that is no order', () => {
    const read = (text: string | null) =>
      createOrderStore({ getItem: () => text, setItem: () => {}, removeItem: () => {} }).read()
    expect([read(null), read(''), read('{')]).toEqual([null, null, null])
  })

  it('replaces nothing when there was no order before', () => {
    expect(orderFor(request, null, () => 'key-1')).toEqual({ idempotencyKey: 'key-1', request })
  })
})
