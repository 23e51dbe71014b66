import type { Scenarios } from '../../testing/contract/scenario'

/** Ways in which the contract tests bring the calls of customer care to their refusals. */
export const careScenarios: Scenarios = {
  'GET /care/callback': {
    async succeeds({ app }) {
      const begun = await app.inject({ url: '/care/sign-in', headers: { cookie: 'cc=1' } })
      const pending = begun.cookies.find(({ name }) => name === 'care_sign_in')?.value
      return { query: { code: 'c', state: 's' }, headers: { cookie: `care_sign_in=${pending}` } }
    },
  },
  'GET /captcha/challenge': {
    refuses: { 'point-of-sale-not-found': async () => ({ query: { pos: 'de' } }) },
  },
}
