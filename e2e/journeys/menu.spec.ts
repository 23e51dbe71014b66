import type { Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { holdRequests } from '../src/hold-requests'
import { homeOf } from '../src/market-urls'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')

const open = async (page: Page) => {
  await page.goto('/')
  await createShopper(page, say).refuseCookies()
}
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              // A shift after a press is wanted: the cookie notice goes.
              .reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )

test('[CO-052] the menu opens under the pointer, four levels deep, and moves nothing', async ({
  page,
  complaints,
}) => {
  await open(page)
  const entry = page.getByRole('banner').locator('[data-menu-item="destinations"]').first()
  await entry.getByRole('link').first().hover()
  const panel = page.locator('#menu-destinations')
  await expect(panel).toBeVisible()
  const region = panel.locator('[data-menu-level="2"]:visible > ul > li:has([data-menu-step])').first()
  await region.hover()
  const town = panel.locator('[data-menu-level="3"]:visible a').first()
  await expect(town).toBeVisible()
  await expectNoViolation(page)
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await town.click()
  await page.waitForURL(/\/search\?flow=booking#city=/)
  await expect(panel).toBeHidden()
  expect(complaints).toEqual([])
})

test('[CO-053] fifteen regions lie in two columns, and each leads to its towns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(homeOf.es_ES)
  await createShopper(page, textsOf('es_ES')).refuseCookies()
  const entry = page.getByRole('banner').locator('[data-menu-item="destinations"]').first()
  await entry.getByRole('link').first().hover()
  const regions = page.locator('#menu-destinations [data-menu-level="2"]:visible > ul > li')
  await expect(regions.first()).toBeVisible()
  // The tests' catalogue has thirteen there; menu-panels.test.tsx sees to it that fifteen are marked.
  await regions.last().evaluate((row) => {
    row.closest('[data-menu-level]')?.setAttribute('data-columns', 'true')
    for (let count = row.parentElement?.children.length ?? 0; count < 15; count += 1) {
      const copy = row.cloneNode(true) as HTMLElement
      copy.querySelector('[data-menu-level]')?.remove()
      row.parentElement?.append(copy)
    }
  })
  await expect(regions).toHaveCount(15)
  const boxes = await regions.evaluateAll((rows) =>
    rows.map((row) => {
      const { left, bottom } = (row.querySelector('a') as HTMLElement).getBoundingClientRect()
      return { left: Math.round(left), bottom }
    }),
  )
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(720)
  for (const row of [regions.nth(2), regions.nth(3)]) {
    await row.getByRole('link').first().hover()
    const town = row.locator('[data-menu-level="3"] a').first()
    await expect(town).toBeVisible()
    const { x } = (await town.boundingBox()) ?? { x: 0 }
    expect(x).toBeGreaterThan(Math.max(...boxes.map(({ left }) => left)) + 220)
  }
})

test('[CO-052] [CO-056] the menu opens by keyboard, and Escape gives the focus back', async ({ page }) => {
  await open(page)
  const button = page.getByRole('banner').locator('[data-menu-tab="destinations"]').first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-destinations')).toBeVisible()
  await page.getByRole('button', { name: pattern(say('shell', 'header.mega.locally.title')) }).click()
  const dialog = page.getByRole('dialog', { name: pattern(say('shell', 'header.mega.locally.title')) })
  await expect(dialog.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('#menu-destinations')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu-destinations')).toBeHidden()
})

test('[SH-033] [CO-052] the header of the longest words is nowhere wider than the screen', async ({
  page,
}) => {
  await page.goto(`${homeOf.nl_BE}/contact`)
  for (const width of [1000, 1180, 1240, 1280, 1320]) {
    await page.setViewportSize({ width, height: 700 })
    const wanted = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wanted, `at ${width} px`).toBeLessThanOrEqual(width)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('[CO-052] a menu that is pressed before the page has its script opens once it has', async ({
    page,
  }) => {
    const letGo = await holdRequests(page, '**/assets/shell.*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await createShopper(page, say).refuseCookies()
    await page.getByRole('button', { name: say('shell', 'header.menu') }).tap()
    await page.locator('#main-menu [data-menu-tab="destinations"]').tap()
    await expect(page.locator('#menu-destinations')).toBeHidden()
    letGo()
    await expect(page.locator('#menu-destinations')).toBeVisible()
  })

  test('[CO-052] [SH-038] the drawer steps into the levels and back', async ({ page, complaints }) => {
    await open(page)
    await page.getByRole('button', { name: say('shell', 'header.menu') }).tap()
    await page.locator('#main-menu [data-menu-tab="destinations"]').tap()
    const panel = page.locator('#menu-destinations')
    await panel.locator(':scope > ul [data-menu-step]').first().tap()
    const country = panel.locator('[data-menu-level="2"]:visible')
    await expect(country.getByRole('link').first()).toBeVisible()
    await expectNoViolation(page)
    await country.locator(':scope > [data-menu-back]').tap()
    await expect(country).toBeHidden()
    await panel.locator(':scope > [data-menu-back]').tap()
    await expect(panel).toBeHidden()
    await expect(page.locator('#main-menu [data-menu-tab="destinations"]')).toBeFocused()
    expect(complaints).toEqual([])
  })
})
