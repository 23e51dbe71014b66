import { type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { deep } from '../../tools/test/deep.mjs'
import { expectNoViolation, settled } from '../src/accessibility'
import { firstActivity, firstGift, firstHotel, firstStay } from '../src/first-offers'
import { homeOf } from '../src/market-urls'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

/** A page of each kind, which the browser takes over as it was served: without a complaint. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
  await page.waitForLoadState('networkidle')
}

async function visit(page: Page, address: string) {
  await open(page, address)
  await expectNoViolation(page)
}

/** Languages whose pages are judged: the others have the same ones in other words. */
const judged = deep<readonly Locale[]>(['fr_FR'], locales)

for (const locale of locales) {
  const look = judged.includes(locale) ? visit : open
  test(`home, search and a stay of ${locale} are taken over without complaint${look === visit ? ' and have no accessibility violation' : ''}`, async ({
    page,
    complaints,
  }) => {
    for (const path of ['/', '/search?flow=booking', await firstStay(locale)])
      await look(page, homeOf[locale] + path)
    expect(complaints).toEqual([])
  })
}

const kinds: [name: string, address: () => string | Promise<string>][] = [
  ['home for gifts', () => '/?flow=gifting'],
  ['home for activities', () => '/?flow=activity'],
  ['gift search', () => '/search?flow=gifting'],
  ['activity search', () => '/search?flow=activity'],
  ['a stay to give', firstGift],
  ['a hotel', firstHotel],
  ['an activity', firstActivity],
  ['a town', () => '/ville/paris'],
  ['ideas', () => '/idees'],
  ['contact', () => '/contact'],
  ['the wishlist', () => '/account/wishlist'],
  ['the sign-in', () => '/account/signin'],
  ['questions', () => '/static/faq'],
  ['a checkout without a stay', () => '/checkout/booking'],
  ['a gift checkout without a gift', () => '/checkout/gifting'],
  ['the booking lookup', () => '/booking/lookup'],
  ['the gift code', () => '/beneficiary/login'],
  ['the gift card', () => '/giftcard/customization'],
]

for (const [name, address] of kinds) {
  test(`${name} has no accessibility violation and is taken over without complaint`, async ({
    page,
    complaints,
  }) => {
    await visit(page, await address())
    expect(complaints).toEqual([])
  })
}

test('a page that does not exist has no accessibility violation', async ({ page }) => {
  for (const path of [
    '/no-such-page',
    '/product/unknown',
    '/hotel/unknown',
    '/activity/unknown',
    '/boxes/unknown',
  ])
    await visit(page, path)
})

test('open calendar, suggestions and travellers have no accessibility violation', async ({ page }) => {
  const say = textsOf('fr_FR')
  const shopper = createShopper(page, say)
  await page.goto('/')
  await shopper.refuseCookies()
  await page.getByRole('combobox', { name: say('ui', 'calendar.label') }).click()
  await page.getByRole('dialog', { name: say('ui', 'calendar.title') }).waitFor()
  await expectNoViolation(page)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: say('ui', 'destination.label') }).fill('par')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await expectNoViolation(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: pattern(say('ui', 'party.title')) }).click()
  await page.getByRole('dialog', { name: say('ui', 'party.title') }).waitFor()
  await expectNoViolation(page)
})
