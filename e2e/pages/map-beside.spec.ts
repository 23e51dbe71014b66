import * as paths from '@escapade/shared-contracts/paths'
import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const lille = paths.search({ flow: 'booking', hash: 'city=2998324' })

const map = (page: Page) => page.getByRole('region', { name: say('search', 'map.label') })
const markers = (page: Page) =>
  map(page)
    .getByRole('group', { name: say('ui', 'map.markers') })
    .getByRole('button')
const highlighted = (page: Page) => map(page).locator('[data-highlighted]')

test('[SE-007] [SE-078] from 1280 px on the map stands beside three cards in a row, and each shows the other', async ({
  page,
  complaints,
}) => {
  await page.goto(lille)
  await createShopper(page, say).refuseCookies()
  await expect(markers(page).first()).toBeVisible()
  const cards = page.getByRole('article')
  const [first, fourth] = [await cards.nth(1).boundingBox(), await cards.nth(3).boundingBox()]
  const box = await map(page).boundingBox()
  expect(fourth?.y).toBe(first?.y)
  expect(box?.x).toBeGreaterThan((fourth?.x ?? 0) + (fourth?.width ?? 0))

  await expectNoViolation(page)

  await cards.first().hover()
  await expect(highlighted(page)).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(highlighted(page)).toHaveCount(0)
  await cards.first().getByRole('link').first().focus()
  await expect(highlighted(page)).toHaveCount(1)

  await markers(page).first().hover()
  await expect(page.locator('[data-pointed]').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  expect(complaints).toEqual([])
})

test('[SE-078] a marker beside the list opens its hotel by the keyboard, and the search stays where it is', async ({
  page,
}) => {
  await page.goto(lille)
  await createShopper(page, say).refuseCookies()
  await expect(markers(page).first()).toBeVisible()
  const stop = map(page).locator('[role="group"] [tabindex="0"]')
  await stop.focus()
  const close = page.getByRole('button', { name: say('search', 'map.closeCard') })
  const card = page.getByRole('article').filter({ has: close })
  // A group is taken apart until a hotel stands alone.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(card).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(card.getByRole('link')).toBeVisible()
  await expect(page).toHaveURL(/#city=2998324$/)
  await close.click()
  await expect(card).toHaveCount(0)
})

test('[SE-020] the map over the page takes the place of the one beside it, and gives it back', async ({
  page,
}) => {
  await page.goto(lille)
  await createShopper(page, say).refuseCookies()
  await expect(markers(page).first()).toBeVisible()
  await page.getByRole('button', { name: say('search', 'actions.map') }).click()
  await expect(page.getByRole('dialog', { name: say('search', 'map.title') })).toBeVisible()
  await expect(map(page)).toHaveCount(1)
  await page.goBack()
  await expect(markers(page).first()).toBeVisible()
})

test('below 1280 px, and where the map does not come, the list has the page for itself', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 })
  await page.goto(lille)
  await createShopper(page, say).refuseCookies()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(map(page)).toHaveCount(0)
  await page.route('**/api/offers.json', (route) =>
    route.request().postDataJSON()?.performMapSearch ? route.abort() : route.continue(),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(page.getByRole('article').nth(2)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
