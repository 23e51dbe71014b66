import { addDays, weekday } from '@escapade/shared-contracts/rules/dates/days'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { dayAhead } from '../src/days'
import { homeOf } from '../src/market-urls'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const friday =
  Array.from({ length: 7 }, (_, more) => dayAhead(33 + more)).find((day) => weekday(day) === 5) ?? ''
const dates = `checkin=${friday}&checkout=${addDays(friday, 2)}&nights=2`
const lille = 'city=2998324'

/** Searches as people make them: a place, dates, a child, a filter. */
const plain = ['', lille, `${lille}&${dates}`, `${lille}&${dates}&c=1`]
const narrowed = [`${lille}&facilities=restaurant`, `${lille}&${dates}&c=1&facilities=restaurant&stars=3,4`]
const flexible = [`${lille}&${dates}&flex=3`, `${lille}&when=${friday.slice(0, 7)}-weekend&nights=2`]

const topOf = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .evaluate((card) => Math.round(card.getBoundingClientRect().top + window.scrollY))

for (const locale of locales) {
  const say = textsOf(locale)
  /** Its strip stands above everything until it is answered. */
  const refuseCookies = async (page: Page) => {
    await createShopper(page, say).refuseCookies()
    // Taken out once the choice is kept.
    await expect(page.locator('[data-consent-notice]')).toHaveCount(0)
  }
  const open = async (page: Page, hash: string) => {
    await page.goto('about:blank')
    await page.goto(`${homeOf[locale]}/search?flow=booking#${hash}`)
    await page.getByRole('article').first().waitFor()
  }

  test(`[SE-074] on a phone the first stay is in sight of real searches, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '')
    await refuseCookies(page)
    for (const hash of [...plain, ...narrowed, ...flexible]) {
      await open(page, hash)
      await expect.poll(async () => `${hash}: ${(await topOf(page)) <= 420}`).toBe(`${hash}: true`)
    }
  })

  test(`[SE-004] [SE-070] a laptop shows a price before one scrolls, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, '')
    await refuseCookies(page)
    for (const hash of plain) {
      await open(page, hash)
      const amounts = page.getByRole('article').first().locator('p > span').filter({ hasText: '€' })
      const price = amounts.filter({ hasNot: page.locator('s') }).first()
      await expect(price, hash).toBeInViewport({ ratio: 1 })
    }
  })

  test(`[SE-037] [SE-088] flexible dates fit their cell, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const hash of flexible) {
      await open(page, hash)
      const dates = page.getByRole('combobox', { name: pattern(say('ui', 'calendar.label')) })
      await expect(dates).toHaveValue(/\d/)
      const [shown, whole] = await dates.evaluate((input) => [input.clientWidth, input.scrollWidth])
      expect(whole, await dates.inputValue()).toBeLessThanOrEqual(shown ?? 0)
    }
  })
}
