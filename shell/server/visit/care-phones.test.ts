/** @jest-environment node */
import { readConfig } from '../config'
import { removeFolders, type Shop } from '../testing/shop'
import { openTwoRemotes } from '../testing/two-remotes'

let shop: Shop
beforeAll(async () => {
  shop = await openTwoRemotes({ phones: { FR: '+33 1 99 00 12 34' } })
})
afterAll(async () => {
  await shop.close()
  removeFolders()
})

it.each([
  ['', {}],
  ['FR=+33 1 99 00 12 34', { FR: '+33 1 99 00 12 34' }],
  ['FR=+33199001234,BE=+32 2 555 12 12', { FR: '+33199001234', BE: '+32 2 555 12 12' }],
])('CARE_PHONES=%s is %j', (CARE_PHONES, phones) => {
  expect(readConfig({ CARE_PHONES }).phones).toEqual(phones)
})

it.each(['+33 1 99 00 12 34', 'FR=01 99', 'fr=+33199001234', 'FR=+33199001234;BE=+3225551212', 'FR=call us'])(
  'CARE_PHONES=%s is refused by its name',
  (CARE_PHONES) => {
    expect(() => readConfig({ CARE_PHONES })).toThrow(/CARE_PHONES/)
  },
)

it('[SH-050] pages know the number of their market alone', async () => {
  const phoneAt = async (host: string) => {
    const { body } = await shop.get(`http://${host}.localhost:3000/search`)
    return /"phone":"([^"]*)"/.exec(body)?.[1]
  }
  expect(await phoneAt('fr')).toBe('+33 1 99 00 12 34')
  expect(await phoneAt('es')).toBeUndefined()
})
