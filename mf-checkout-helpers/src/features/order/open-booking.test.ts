import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { createBookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { found, orderUUID } from '../../testing/checkout-answers'
import { openBooking } from './open-booking'

const now = new Date('2026-11-20T12:00:00Z')
const paid = { kind: 'confirmed' as const, orderUUID, bookingNumber: '12345678', email: 'anne@example.fr' }
const access = { key: 'p'.repeat(32), keyExpiresAt: found.keyExpiresAt }

function createTab() {
  const kept = new Map<string, string>()
  const store = createBookingStore({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
  const calls: unknown[] = []
  const api: ApiClient = {
    send: async (_, { body }) => {
      calls.push(body)
      return found as never
    },
  }
  return { store, calls, deps: { api, store, logError: () => {} } }
}

it('[CH-038] opens what was paid with what the payment gave, and asks nothing more', async () => {
  const { store, calls, deps } = createTab()
  await openBooking(deps, { ...paid, access })
  expect(store.read(now)?.access).toEqual({ orderUUID, ...access, provesMailbox: false })
  expect(calls).toEqual([])
})

it('[CH-038] looks the booking up where the gateway gives nothing for a payment', async () => {
  const { store, calls, deps } = createTab()
  await openBooking(deps, paid)
  expect(store.read(now)?.access).toEqual(found)
  expect(calls).toEqual([{ bookingNumber: '12345678', email: 'anne@example.fr' }])
})
