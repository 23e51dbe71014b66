import fc from 'fast-check'
import { readSettings, refusals, requirements, type Server } from './production-settings'
import type { Environment } from './stage'
import { WrongSettingsError } from './table/settings-table'

const complete: Environment = {
  PUBLIC_HOST: 'escapade.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Escapade <hello@escapade.example>',
  GIFT_SECRET: 'the same for every gateway of the shop',
  SELLER_FILE: '/etc/escapade/seller.json',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'escapade',
  OIDC_CLIENT_SECRET: 'secret',
  CARE_EMAIL_DOMAIN: 'escapade.example',
}
const start = (server: Server, environment: Environment) => readSettings(server, environment, () => 'read')
const production = { NODE_ENV: 'production', ...complete }
const without = (name: string) => ({ ...production, [name]: undefined })
const bare = (more: Environment = {}) => ({ NODE_ENV: 'production', ...more })

describe('in production', () => {
  it.each(['gateway', 'shell'] as const)('the %s starts when everything is set', (server) => {
    expect(() => start(server, production)).not.toThrow()
  })

  it.each([
    ...Object.keys(complete).map((name) => ['gateway', name] as const),
    ['shell', 'PUBLIC_HOST'] as const,
  ])('the %s does not start without %s, and says which and what to do', (server, name) => {
    for (const value of [undefined, '']) {
      const environment = { ...production, [name]: value }
      expect(refusals(server, environment)).toHaveLength(1)
      expect(() => start(server, environment)).toThrow(
        new RegExp(`The ${server} does not start.*${name}.* is missing.*SANDBOX=1.*npm start`, 's'),
      )
    }
  })

  it('names everything that is missing at once', () => {
    const lines = refusals('gateway', bare())
    for (const name of Object.keys(complete)) expect(lines.join()).toContain(name)
    expect(lines).toHaveLength(requirements('gateway').length)
  })

  it('names what has a wrong form besides, and only that where nothing is missing', () => {
    const read = () => {
      throw new WrongSettingsError(['PORT: takes a number'])
    }
    expect(() => readSettings('gateway', bare(), read)).toThrow(/SMTP_URL is missing.*PORT: takes a number/s)
    expect(() => readSettings('gateway', production, read)).toThrow(
      /^Wrong settings in the environment\nPORT/,
    )
  })

  it('secrets are asked of the gateway only', () => {
    const { PUBLIC_HOST, SELLER_FILE } = complete
    expect(refusals('shell', bare({ PUBLIC_HOST, SELLER_FILE }))).toEqual([])
  })

  it('either name of the public address is enough for both', () => {
    const environment = { ...without('PUBLIC_HOST'), PUBLIC_ORIGIN: 'https://escapade.example' }
    for (const server of ['gateway', 'shell'] as const) expect(refusals(server, environment)).toEqual([])
  })

  it.each<[string, Environment, RegExp]>([
    ['a key of the test mode', { STRIPE_SECRET_KEY: 'sk_test_1' }, /test mode/],
    ['a restricted key of the test mode', { STRIPE_SECRET_KEY: 'rk_test_1' }, /test mode/],
    ['a live key in a sandbox', { SANDBOX: '1' }, /live key.*SANDBOX=1/],
    ['two public addresses', { PUBLIC_ORIGIN: 'https://other.example' }, /different hosts/],
    ['a tool that does not exist', { DEV_TOOLS: 'mailbox,consle' }, /consle.*no tool/],
  ])('%s is refused', (_, change, said) => {
    expect(() => start('gateway', { ...production, ...change })).toThrow(said)
  })

  it('a sandbox needs nothing, and takes a key of the test mode', () => {
    for (const server of ['gateway', 'shell'] as const)
      expect(refusals(server, bare({ SANDBOX: '1' }))).toEqual([])
    expect(refusals('gateway', bare({ SANDBOX: '1', STRIPE_SECRET_KEY: 'sk_test_1' }))).toEqual([])
  })

  it.each(['0', 'true', 'yes', ''])('SANDBOX=%s asks for no sandbox', (SANDBOX) => {
    expect(refusals('gateway', bare({ SANDBOX }))).toHaveLength(requirements('gateway').length)
  })
})

describe('the stage', () => {
  it.each<[Environment, boolean]>([
    [{}, true],
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'development' }, false],
    [{ NODE_ENV: 'test' }, false],
    [{ STAGE: 'production', NODE_ENV: 'development' }, true],
    [{ STAGE: 'staging', NODE_ENV: 'development' }, true],
    [{ STAGE: 'development', NODE_ENV: 'production' }, false],
    [{ STAGE: '' }, true],
  ])('of %j is production: %s', (environment, isIt) => {
    expect(refusals('gateway', environment).length > 0).toBe(isIt)
  })
})

it('no shop starts in production that neither has all it needs nor says that it is a sandbox', () => {
  const some = fc.subarray(Object.keys(complete))
  fc.assert(
    fc.property(some, fc.constantFrom<Server>('gateway'), (names, server) => {
      const environment = bare(Object.fromEntries(names.map((name) => [name, complete[name]])))
      expect(refusals(server, environment)).toHaveLength(requirements('gateway').length - names.length)
    }),
  )
})
