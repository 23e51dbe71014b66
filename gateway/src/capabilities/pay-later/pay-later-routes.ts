import { getPayLaterEligibility } from '@escapade/shared-contracts/api/orders/pay-later'
import { Eligibility, EligibilityQuery } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { annualRate } from '@escapade/shared-contracts/rules/pay-later/annual-rate'
import { countries } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import { AppError } from '../../platform/http/errors'
import { registerCall } from '../../platform/http/routes'
import type { Lender } from '../orders/ports'
import { askProvider } from '../payments/public'

const pointsOfSale = new Set(countries.map((country) => country.toLowerCase()))

type Deps = { lender: Lender; clock: Clock; config: Pick<Config, 'creditInformationUrl'> }

export function payLaterRoutes(app: FastifyInstance, { lender, clock, config }: Deps) {
  const { creditInformationUrl: informationUrl } = config
  registerCall(app, {
    endpoint: getPayLaterEligibility,
    query: EligibilityQuery,
    response: Eligibility,
    summary: 'The ways to pay later for a stay: lender, fee, schedule and total of each',
    requirements: ['GW-030', 'SC-042'],
    errors: ['point-of-sale-not-found', 'payment-unavailable'],
    example: (today) => ({
      query: {
        amount: 30_000,
        cancellationPolicyType: 'FLEXIBLE',
        cancellableUntil: `${addDays(today, 27)}T18:00:00`,
        checkinDate: addDays(today, 30),
        pointOfSale: 'fr',
      },
    }),
    async handler({ query: { amount, cancellableUntil, checkinDate, pointOfSale } }) {
      if (!pointsOfSale.has(pointOfSale)) throw new AppError('point-of-sale-not-found')
      const plans = await askProvider(
        lender.plansFor({
          amountCents: amount,
          checkin: checkinDate,
          cancellableUntil: cancellableUntil || null,
          pointOfSale,
        }),
      )
      return {
        paymentMethods: plans.map(({ method, ...plan }) => ({
          type: method,
          totalAmount: amount + plan.paymentFee,
          annualRate: annualRate({ amountCents: amount, payments: plan.payments, today: clock.today() }),
          informationUrl,
          ...plan,
        })),
      }
    },
  })
}
