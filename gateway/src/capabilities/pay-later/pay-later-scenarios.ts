import type { Scenarios } from '../../testing/contract/scenario'
import type { Lender } from '../orders/ports'
import { PaymentProviderError } from '../payments/payment-provider'

const awayLender: Lender = {
  async plansFor() {
    throw new PaymentProviderError('No provider is there')
  },
}

export const payLaterScenarios: Scenarios = {
  'GET /front-gateway/purchase/alma/eligibility': {
    refuses: {
      'point-of-sale-not-found': async () => ({
        query: { amount: 30_000, checkinDate: '2027-04-10', pointOfSale: 'xx' },
      }),
      'payment-unavailable': async (world) => ({
        query: { amount: 30_000, checkinDate: '2027-04-10', pointOfSale: 'fr' },
        on: await world.other({ hooks: { lender: awayLender } }),
      }),
    },
  },
}
