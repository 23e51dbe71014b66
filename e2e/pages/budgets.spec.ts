import type { Page } from '@playwright/test'
import { shopUrl } from '../src/addresses'
import { checkoutLink } from '../src/checkout'
import { firstActivity, firstHotel, firstStay } from '../src/first-offers'
import { expect, test } from '../src/test'

/** Kilobytes of 1000 bytes, compressed, until the page is at rest (docs/decisions/065-cookie-notice-in-the-document.md). */
const mostScriptKb = 178.5
/** Budget of pages that are neither home nor a search nor a stay. */
const mostScriptKbOfFurther = 166
/**
 * Its cards come from the search remote: they say until when cancelling is free, which beds there are, and what a received
 * gift leaves to pay.
 */
const mostScriptKbOfTown = 169.5
/** What is read: legal texts, the help centre, contact. */
const mostScriptKbOfText = 145
/** The form of the newsletter, with its proposals for mistyped addresses, stands in the first view of an empty one. */
const mostScriptKbOfWishlist = 172
/**
 * It asks for its price at once, through the client of the gateway: 20 KB that other pages load later (decision 088).
 * Limit: less than 170 takes a smaller client than axios, or a smaller shell.
 */
const mostScriptKbOfCheckout = 189.5
/** Document, scripts, styles, fonts and calls; pictures depend on the page's content. */
const mostRequests = 16

/**
 * Bytes that a new connection carries before the first acknowledgement: ten segments of 1460
 * (https://www.rfc-editor.org/rfc/rfc6928), with some left for headers.
 */
const firstFlight = 14_600 - 500

const pages: [name: string, address: () => string | Promise<string>][] = [
  ['home', () => '/'],
  ['search', () => '/search?flow=booking'],
  ['product', () => firstStay()],
]

for (const [name, address] of pages) {
  test(`the first load of ${name} stays within its budget`, async ({ page, browser }) => {
    const uri = await address()
    // A visitor without anything in the cache; the page is warm on the server.
    await expect(async () => {
      const document = await (await page.request.get(uri)).text()
      expect(document, 'every fragment is rendered').not.toMatch(
        /data-slot="[^"]*"(?! data-when)[^>]*><\/div>/,
      )
    }).toPass({ timeout: 30_000 })
    const visitor = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage()
    const load = await firstLoad(visitor, uri)

    expect(load.scriptBytes / 1000, load.scripts.join('\n')).toBeLessThanOrEqual(mostScriptKb)
    expect(load.requests).toBeLessThanOrEqual(mostRequests)
    // A file of a remote that the document does not name is found a round trip too late.
    for (const script of load.scripts.filter((file) => file.includes('/remotes/')))
      expect(load.document.includes(script), `${script} is named in the document`).toBe(true)
    for (const code of load.codes) expect(code).not.toMatch(/ZodError|\$ZodType|keen-slider/)
  })
}

/** Kinds of page that few visits begin with: parts of them may be found a round trip later. */
const furtherPages: [...(typeof pages)[number], most?: number][] = [
  ['a hotel', firstHotel],
  ['an activity', firstActivity],
  ['a box', () => '/boxes/green-night'],
  ['the gift card', () => '/giftcard/customization'],
  ['a town', () => '/ville/paris', mostScriptKbOfTown],
  ['ideas', () => '/idees'],
  ['questions', () => '/static/faq', mostScriptKbOfText],
  ['the terms', () => '/static/terms', mostScriptKbOfText],
  ['contact', () => '/contact', mostScriptKbOfText],
  ['the booking lookup', () => '/booking/lookup'],
  ['a checkout', () => checkoutLink('fr_FR', 45), mostScriptKbOfCheckout],
  ['the gift code', () => '/beneficiary/login'],
  ['the wishlist', () => '/account/wishlist', mostScriptKbOfWishlist],
  ['the sign-in', () => '/account/signin'],
]

for (const [name, address, most = mostScriptKbOfFurther] of furtherPages)
  test(`the JavaScript of the first load of ${name} stays within its budget`, async ({ browser }) => {
    const visitor = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage()
    const load = await firstLoad(visitor, new URL(await address(), shopUrl).href)
    expect(load.scriptBytes / 1000, load.scripts.join('\n')).toBeLessThanOrEqual(most)
  })

test('each font of the home page comes with the first flight of a connection', async ({ page }) => {
  const weights: number[] = []
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'font') weights.push((await request.sizes()).responseBodySize)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => weights.length).toBe(3)
  expect(Math.max(...weights)).toBeLessThanOrEqual(firstFlight)
})

async function firstLoad(page: Page, uri: string) {
  const load = { scripts: [] as string[], scriptBytes: 0, requests: 0, codes: [] as string[] }
  const measured: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') return
    load.requests += 1
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    load.scripts.push(pathname)
    measured.push(
      Promise.all([response.request().sizes(), response.text()]).then(([{ responseBodySize }, code]) => {
        load.scriptBytes += responseBodySize
        load.codes.push(code)
      }),
    )
  })
  const document = await page.goto(uri, { waitUntil: 'networkidle' })
  await Promise.all(measured)
  return { ...load, document: (await document?.text()) ?? '' }
}
