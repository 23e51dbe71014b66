import { type Locale, locales } from '@escapade/shared-contracts/rules/locale'
import type { Page } from '@playwright/test'
import { expectNoViolation, settled } from '../src/accessibility'
import { shopUrl } from '../src/addresses'
import { homeOf } from '../src/market-urls'
import { createShopper } from '../src/shopper'
import { test } from '../src/test'
import { textsOf } from '../src/texts'

const productOf = async (page: Page, locale: Locale) => {
  const data = { locale, searchCriterias: { adult: 2, child: 0, baby: 0 }, pagination: { page: 0, limit: 1 } }
  const answer = await (await page.request.post(`${shopUrl}/api/offers.json`, { data })).json()
  return answer.exactMatch[0].packages[0].uri as string
}

for (const locale of locales) {
  test(`home, search and a stay have no accessibility violation in ${locale}`, async ({ page }) => {
    for (const path of ['/', '/search?flow=booking', await productOf(page, locale)]) {
      await page.goto(homeOf[locale] + path)
      await settled(page)
      await expectNoViolation(page)
    }
  })
}

for (const path of [
  '/no-such-page',
  '/contact',
  '/account/wishlist',
  '/static/faq',
  '/boxes/green-night',
  '/checkout/booking',
  '/checkout/gifting',
  '/booking/lookup',
  '/beneficiary/login',
  '/giftcard/customization',
]) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    await expectNoViolation(page)
  })
}

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
})
