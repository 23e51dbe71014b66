import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import texts from '../../../mf-checkout-helpers/src/locales/fr.json'
import shellTexts from '../../../shell/locales/fr.json'
import { clockFile } from '../search-page/visit'
import type { Shop } from '../shop'

/** So many purchases of a night may come to one stay. */
const leastRooms = 3
const guests = { adult: 2, child: 0, baby: 0 }

/** Addresses of checkouts for one night, as the page of a stay opens them: a stay for each of the days that has any. */
export async function checkoutAddresses(shop: Shop, days: string[]): Promise<string[]> {
  const addresses: string[] = []
  for (const day of days) addresses.push(...(await addressesFor(shop, day)))
  if (addresses.length === 0) throw new Error(`No stay is free from ${days[0]} on`)
  return addresses
}

async function addressesFor({ origin, gateway }: Shop, checkin: string): Promise<string[]> {
  const dates = { checkin, checkout: addDays(checkin, 1) }
  const answer = await createApiClient({ baseUrl: gateway }).send(searchOffers, {
    body: { locale: 'fr_FR', searchCriterias: { ...guests, checkin, night: 1 } },
  })
  const stays = answer.exactMatch.flatMap(({ packages }) => packages)
  return stays
    .filter(({ availableRooms }) => (availableRooms ?? 0) >= leastRooms)
    .slice(0, 1)
    .map(({ id }) => {
      const hash = String(new URLSearchParams({ ...dates, a: '2' }))
      return origin + paths.stayCheckout({ productId: id, locale: 'fr_FR', selectedOffer: id, hash })
    })
}

/** The form of a checkout, with the days of its activities chosen and nothing typed. */
export async function openCheckout(browser: Browser, address: string, device: BrowserContextOptions) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.addInitScript({ path: clockFile })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: shellTexts.consent.refuse }).click()
  await page.getByRole('heading', { name: texts.buyer.title }).waitFor()
  const days = page.getByRole('region', { name: texts.days.title })
  for (const select of await days.getByRole('combobox').all()) {
    const open = select.locator('option:not([disabled]):not([value=""])').first()
    await select.selectOption(await open.getAttribute('value'))
  }
  return { context, page }
}

export const buyerOf = (number: number) => ({
  firstName: 'Anne',
  lastName: 'Martin',
  email: `bench-${number}@example.fr`,
  phoneNumber: '06 12 34 56 78',
  addressLine: '1 rue Haute',
  postalCode: '21200',
  city: 'Beaune',
})
export type BuyerText = keyof ReturnType<typeof buyerOf>

export const field = (page: Page, name: BuyerText) =>
  page.getByRole('textbox', { name: texts.buyer[name], exact: true })

export const card = { number: '4242424242424242', expiry: '1299', cvc: '123' }
export type CardText = keyof typeof card
export const cardField = (page: Page, name: CardText) =>
  page.getByRole('textbox', { name: texts.payment[name] })
