import { loadSigner } from '../../platform/signer'
import type { Scenarios, World } from '../../testing/contract/scenario'
import { testConfig, testDay } from '../../testing/test-app'
import { addHotel, addStay } from '../availability/stay-fixture'
import { book, createShopper, orderRequest } from '../orders/orders-fixture'
import { inviteGuest } from './guest/ask-for-reviews'
import { reviewToken } from './guest/review-token'

let stays = 0

/** A guest who was asked: what the link of the mail carries. */
async function invited({ app, db }: World): Promise<string> {
  stays += 1
  const id = `reviewed${stays}`
  await addHotel(db, { id })
  await addStay(db, { hotelId: id, id, days: ['2027-03-01', '2027-06-30'], available: 1 })
  const shopper = createShopper(app)
  const { orderUUID } = await book(shopper, orderRequest({ packageId: id }), `scenario-${id}`)
  const now = new Date(`${testDay}T09:00:00Z`)
  const invitation = await inviteGuest(db, { orderUUID, hotelId: id, now })
  return reviewToken(await loadSigner({ db, config: testConfig() }), invitation ?? '')
}

const written = { locale: 'fr_FR', score: 9, type: 'couple', positive: 'Le calme', negative: '' }
const path = '/front-gateway/reviews'

/** Ways in which the contract tests bring the calls of a guest's review to their answers. */
export const reviewsScenarios: Scenarios = {
  [`POST ${path}/invitation`]: {
    succeeds: async (world) => ({ body: { token: await invited(world) } }),
    refuses: { 'review-link-not-valid': async () => ({ body: { token: 'x.y' } }) },
  },
  [`POST ${path}`]: {
    succeeds: async (world) => ({ body: { ...written, token: await invited(world) } }),
    refuses: {
      'review-link-not-valid': async () => ({ body: { ...written, token: 'x.y' } }),
      async 'already-reviewed'(world) {
        const body = { ...written, token: await invited(world) }
        await world.app.inject({ method: 'POST', url: path, payload: body })
        return { body }
      },
    },
  },
}
