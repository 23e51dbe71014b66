import { getInsuranceQuote } from '@escapade/shared-contracts/api/orders/insurance'
import { InsuranceQuery, InsuranceQuote } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config'
import { registerCall } from '../../platform/http/routes'
import { insuranceCents } from './insurance-rules'

export async function insuranceRoutes(app: FastifyInstance, { config }: { config: Pick<Config, 'insurer'> }) {
  const { insurer } = config
  registerCall(app, {
    endpoint: getInsuranceQuote,
    query: InsuranceQuery,
    response: InsuranceQuote,
    summary: 'What insuring a stay costs, in cents, and who insures',
    requirements: ['GW-032', 'SC-040', 'SC-041'],
    example: { query: { cancellationType: 'NCNR', orderAmount: 20_000 } },
    handler: ({ query }) => ({ amount: insurer ? insuranceCents(query) : 0, insurer }),
  })
}
