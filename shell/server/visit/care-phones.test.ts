/** @jest-environment node */
import type { Seller } from '@escapade/shared-contracts/settings/seller'
import { removeFolders, type Shop } from '../testing/shop'
import { openTwoRemotes } from '../testing/two-remotes'

let shop: Shop
beforeAll(async () => {
  shop = await openTwoRemotes({ seller: { phones: { FR: '+33 1 99 00 12 34' } } as Seller })
})
afterAll(async () => {
  await shop.close()
  removeFolders()
})

it('[SH-050] pages know the number of their market alone', async () => {
  const phoneAt = async (host: string) => {
    const { body } = await shop.get(`http://${host}.localhost:3000/search`)
    return /"phone":"([^"]*)"/.exec(body)?.[1]
  }
  expect(await phoneAt('fr')).toBe('+33 1 99 00 12 34')
  expect(await phoneAt('es')).toBeUndefined()
})
