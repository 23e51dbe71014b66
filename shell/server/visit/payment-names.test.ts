import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { createPaymentNames } from './payment-names'

const answer = (names: string[], publicKey: string | null = null) => ({
  methods: names.map((name) => ({ way: 'card', names: [name] })),
  provider: { name: 'sandbox', publicKey, lendsByCard: true },
})

function source(send: () => Promise<unknown>, sells = false) {
  const errors: unknown[] = []
  const api = { send } as unknown as ApiClient
  return {
    errors,
    names: createPaymentNames({ api, clock: () => 0, onError: (error) => errors.push(error), sells }),
  }
}

describe('createPaymentNames', () => {
  it('names nothing before the gateway has said what works', () => {
    const { names } = source(() => new Promise(() => {}))
    expect(names.namesFor('nl_NL')).toEqual([])
    expect(names.usesStripe('nl_NL')).toBe(false)
  })

  it('lets pages of a shop that sells take cards until the gateway has said that it takes none', async () => {
    const waiting = source(() => new Promise(() => {}), true)
    expect(waiting.names.usesStripe('nl_NL')).toBe(true)
    const { names } = source(async () => answer(['Visa'], null), true)
    await names.warm()
    expect(names.usesStripe('nl_NL')).toBe(false)
  })

  it('names what the gateway says, and whose library takes it', async () => {
    const { names } = source(async () => answer(['Visa', 'iDEAL'], 'pk_live_1'))
    await names.warm()
    expect(names.namesFor('nl_NL')).toEqual(['Visa', 'iDEAL'])
    expect(names.usesStripe('nl_NL')).toBe(true)
  })

  it('starts without names when the gateway is away', async () => {
    const { names, errors } = source(() => Promise.reject(new Error('away')))
    await names.warm()
    expect(names.namesFor('fr_FR')).toEqual([])
    expect(errors).not.toEqual([])
  })
})

const workspace = path.resolve(__dirname, '../../..')
const brands = /PayPal|iDEAL|Bancontact|Bizum|Apple Pay|Google Pay|Alma\b/

/** Texts of pages and mails that stand in catalogues. */
const catalogues = [
  'shell/locales',
  ...readdirSync(workspace)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => `${name}/src/locales`),
  'gateway/src/capabilities/content/pages',
  'gateway/src/capabilities/orders/mails/texts',
].flatMap((folder) =>
  readdirSync(path.join(workspace, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`),
)

it.each(catalogues)('%s names no way to pay of its own accord: the list does', (file) => {
  expect(readFileSync(path.join(workspace, file), 'utf8')).not.toMatch(brands)
})
