import type { Asked } from '../../testing/contract/ask'
import type { Scenarios, World } from '../../testing/contract/scenario'
import { held } from '../orders/orders-scenarios'

let people = 0

/** A wish for nights that an order holds; `change` of it. */
async function wish(world: World, change: object = {}): Promise<Asked> {
  const { stay } = await held(world)
  people += 1
  const party = { adult: 2, child: 0, baby: 0 }
  const email = `waits${people}@example.com`
  return { body: { productId: 'stay', ...stay, nights: 2, ...party, locale: 'fr_FR', email, ...change } }
}

export const waitingListScenarios: Scenarios = {
  'POST /front-gateway/waiting-list': {
    succeeds: wish,
    refuses: {
      'product-not-found': (world) => wish(world, { productId: 'nothing' }),
      'stay-not-full': (world) => wish(world, { checkin: '2028-02-20' }),
      'too-many-places': async (world) => {
        const email = 'patient@example.com'
        const places = Array.from({ length: 20 }, (_, index) => ({
          placeId: crypto.randomUUID(),
          packageId: `waited-${index}`,
          checkin: '2028-01-01',
          nights: 1,
          adult: 2,
          child: 0,
          baby: 0,
          locale: 'fr_FR' as const,
          email,
          status: 'waiting' as const,
          askedAt: new Date(),
          toldAt: null,
          heldUntil: null,
          roomId: null,
          rooms: null,
        }))
        await world.db.insertInto('waitingPlace').values(places).execute()
        return wish(world, { email })
      },
    },
  },
}
