/** @jest-environment node */
import { openShop, removeFolders, type Shop } from '../testing/shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(async () => {
  await shop.close()
  removeFolders()
})

it.each([
  ['http://localhost/chrome/menu?locale=it_IT', 'it-IT'],
  ['http://be.localhost/nl/chrome/menu', 'nl-BE'],
  ['http://fr.localhost/chrome/menu?lang=en', 'en'],
])('[CO-052] %s answers the panels in %s', async (url, language) => {
  const { statusCode, headers, body } = await shop.get(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain(`<ul lang="${language}">`)
})
