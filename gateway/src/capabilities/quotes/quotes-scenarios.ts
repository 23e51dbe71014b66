import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Scenarios } from '../../testing/contract/scenario'
import { testDay } from '../../testing/test-app'
import { addHotel, addStay } from '../availability/stay-fixture'

export const quotesScenarios: Scenarios = {
  'GET /api/product/{id}/price': {
    refuses: {
      'not-for-sale': async ({ db }) => {
        await addHotel(db, { id: 'past' })
        await addStay(db, { hotelId: 'past', id: 'past', days: [addDays(testDay, -9), addDays(testDay, -2)] })
        return { params: { id: 'past' }, query: { locale: 'fr_FR' } }
      },
    },
  },
}
