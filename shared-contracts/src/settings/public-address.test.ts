import { publicHostOf, publicOriginOf } from './public-address'
import { isSandbox } from './sandbox'

describe('the public address', () => {
  it.each([
    [{}, null, null],
    [{ PUBLIC_HOST: 'Escapade.example' }, 'escapade.example', 'https://escapade.example'],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000/' }, 'localhost:3000', 'http://localhost:3000'],
    [{ PUBLIC_ORIGIN: 'no address' }, null, null],
    [
      { PUBLIC_HOST: 'escapade.example:8443', PUBLIC_ORIGIN: 'http://escapade.example:8443' },
      'escapade.example:8443',
      'http://escapade.example:8443',
    ],
  ])('of %j is host %s and origin %s', (environment, host, origin) => {
    expect([publicHostOf(environment), publicOriginOf(environment)]).toEqual([host, origin])
  })
})

it.each([
  { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
  { PUBLIC_HOST: '10.0.0.7' },
  { PUBLIC_ORIGIN: 'http://[::1]:3000' },
])('%j is refused: an IP address has no hosts of markets below it', (environment) => {
  expect(() => publicOriginOf(environment)).toThrow('has to be a host name')
  expect(() => publicHostOf(environment)).toThrow('has to be a host name')
})

describe('a sandbox', () => {
  it.each([
    [{}, true],
    [{ SANDBOX: '1' }, true],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, true],
    [{ STRIPE_SECRET_KEY: 'rk_test_1' }, true],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, false],
    [{ STRIPE_SECRET_KEY: 'rk_live_1', SANDBOX: '0' }, false],
  ])('is what no money moves in: %j is one: %s', (environment, isOne) => {
    expect(isSandbox(environment)).toBe(isOne)
  })
})
