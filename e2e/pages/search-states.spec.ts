import type { Page, Route } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { createShopper } from '../src/shopper'
import { test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const search = '**/api/offers.json'

const refuse = (route: Route) => route.fulfill({ status: 500, json: { status: 500, code: 'internal' } })

/** Another wish, which the page has no answer to yet. */
const wish = (page: Page, hash: string) =>
  page.evaluate((criteria) => {
    window.location.hash = criteria
  }, hash)

/** Names and roles of these states are looked at in jsdom; colours and sizes are a browser's to know. */
test('[SE-061] what stands in place of the results has no accessibility violation', async ({ page }) => {
  await page.goto('/search?flow=booking')
  await createShopper(page, say).refuseCookies()
  await page.getByRole('article').first().waitFor()

  await page.route(search, () => {})
  await wish(page, 'country=FR&stars=3')
  await page.locator('main [aria-busy="true"]').first().waitFor()
  await expectNoViolation(page)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(search, refuse)
  await wish(page, 'country=FR&stars=4')
  await page.getByRole('alert').getByText(say('search', 'failed.title')).waitFor()
  await page.getByRole('button', { name: say('search', 'filters.menu.facilities') }).click()
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await expectNoViolation(page)
  await page.keyboard.press('Escape')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await wish(page, 'country=FR&stars=5&priceMax=20')
  await page.getByText(say('search', 'none.text')).waitFor()
  const ways = page.getByRole('region', { name: say('search', 'none.ways') })
  await ways
    .getByRole('button', { name: /^Sans «\s.+\s»\s: \d+ dès \d+\s€$/ })
    .first()
    .waitFor()
  await expectNoViolation(page)
})
