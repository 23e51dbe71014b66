import type { Scenarios } from '../../testing/contract/scenario'

/** How the contract tests bring the calls of customer care to their refusals. */
export const careScenarios: Scenarios = {
  'GET /captcha/challenge': {
    refuses: { 'point-of-sale-not-found': async () => ({ query: { pos: 'de' } }) },
  },
}
