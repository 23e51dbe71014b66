import { createTestApp, type TestApp, testConfig } from '../testing/test-app'
import { loadSigner } from './signer'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
})
afterAll(() => test.close())

const [former, changed] = [
  'a former secret of the shop of 32 signs',
  'the changed secret of the shop of 32 signs',
]
const signerWith = (SECRET_KEY?: string) =>
  loadSigner({ db: test.db, config: testConfig(SECRET_KEY ? { SECRET_KEY } : {}) })

it('signs with the first secret, and finds good what another one has signed', async () => {
  const mark = (await signerWith(former)).sign('newsletter', '7')
  const both = await signerWith(`${changed},${former}`)
  expect(both.verify('newsletter', '7', mark)).toBe(true)
  expect(both.verify('newsletter', '8', mark)).toBe(false)
  expect(both.verify('account', '7', mark)).toBe(false)
  expect((await signerWith(changed)).verify('newsletter', '7', both.sign('newsletter', '7'))).toBe(true)
  expect((await signerWith(changed)).verify('newsletter', '7', mark)).toBe(false)
})

it('finds good what was signed before there was a secret of one’s own', async () => {
  const mark = (await signerWith()).sign('newsletter', '7')
  expect((await signerWith(changed)).verify('newsletter', '7', mark)).toBe(true)
})

it.each(['short', `${former},short`, `${former},`])('takes no secret that is too short: %s', (given) =>
  expect(() => testConfig({ SECRET_KEY: given })).toThrow(/SECRET_KEY: takes at least 32 characters/),
)
