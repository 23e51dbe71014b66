import type { Scenarios, World } from '../../testing/contract/scenario'
import { card, createGiver } from '../gifts/gifts-fixture'
import { lockLookup, mailboxKey, orderRequest } from '../orders/orders-fixture'

const access = { email: 'anne@example.com' }

/** A voucher with a day of visit, and the days that are open. */
async function visiting(world: World) {
  const { app } = world
  const search = { locale: 'fr_FR' }
  const found = await app.inject({ method: 'POST', url: '/api/search/activity-only.json', payload: search })
  const [{ id }] = found.json().activityOnlyPackages
  const at = `/api/activity-only/weekend/${id}`
  const { prices } = (await app.inject(`${at}/detail.json?locale=fr_FR`)).json()
  const { days } = (await app.inject(`${at}/availabilities.json?locale=fr_FR&adult=2`)).json()
  const [first = '', second = ''] = Object.keys(days)
  const { order } = await createGiver(world).book({
    ...orderRequest({ amount: prices['2'].sellPrice * 2 }),
    items: { activityOnlyItem: { productId: id, adults: 2, date: first } },
  })
  const { orderUUID, bookingNumber } = order
  const owned = { key: await mailboxKey(app, orderUUID) }
  return { params: { orderUUID }, bookingNumber, date: second, owned }
}

export const activitiesScenarios: Scenarios = {
  'POST /front-gateway/orders/{orderUUID}/visit-day': {
    async succeeds(world) {
      const { params, date, owned } = await visiting(world)
      return { params, body: { access: owned, date } }
    },
    refuses: {
      async 'mailbox-proof-required'(world) {
        const { params, date } = await visiting(world)
        return { params, body: { access, date } }
      },
      async 'order-access-denied'(world) {
        const { params, date } = await visiting(world)
        return { params, body: { access: { email: 'stranger@example.com' }, date } }
      },
      async 'lookup-locked'(world) {
        const { params, date, bookingNumber } = await visiting(world)
        await lockLookup(world.app, bookingNumber)
        return { params, body: { access, date } }
      },
      async 'order-not-changeable'(world) {
        const { order } = await createGiver(world).buy([card(5_000)], { amount: 5_000 })
        const { orderUUID } = order
        const owned = { key: await mailboxKey(world.app, orderUUID) }
        return { params: { orderUUID }, body: { access: owned, date: '2027-04-01' } }
      },
      async 'day-not-available'(world) {
        const { params, owned } = await visiting(world)
        return { params, body: { access: owned, date: '2027-02-01' } }
      },
    },
  },
}
