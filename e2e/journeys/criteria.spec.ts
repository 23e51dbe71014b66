import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Page } from '@playwright/test'
import { firstOnSale } from '../src/on-sale'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

test('[SH-028] [SH-030] criteria travel in the hash, and back and forward restore them', async ({ page }) => {
  const shopper = createShopper(page, say)
  await page.goto('/search?flow=booking')
  await shopper.refuseCookies()
  const theme = page.getByRole('combobox', { name: say('search', 'box.theme') })
  await theme.selectOption('985')
  await page.getByRole('button', { name: say('search', 'box.submitAgain') }).click()
  await expect(page).toHaveURL(/#theme=985$/)
  expect(new URL(page.url()).searchParams.has('theme')).toBe(false)
  const sort = page.getByRole('button', { name: say('search', 'actions.sort') })
  await sort.click()
  await page.getByText(say('search', 'sort.priceAsc'), { exact: true }).click()
  await expect(page).toHaveURL(/#theme=985&sort=priceAsc$/)
  await page.goBack()
  await expect(page).toHaveURL(/#theme=985$/)
  await expect(page.getByText(say('search', 'sort.ranked.priceQuality'))).toBeVisible()
  await page.goForward()
  await expect(page.getByText(say('search', 'sort.ranked.priceAsc'))).toBeVisible()
  await page.reload()
  await expect(theme).toHaveValue('985')
})

test('[SH-027] the query carries flow and a zero-based page', async ({ page }) => {
  await page.goto('/search?flow=booking&page=1')
  await expect(
    page.getByRole('link', { name: say('ui', 'pagination.page').replace('{{page}}', '2') }),
  ).toHaveAttribute('aria-current', 'page')
})

test('a page opened with criteria never shows the price of other criteria', async ({ page }) => {
  const results = '/search?flow=booking'
  await page.goto(results)
  await page.getByRole('article').first().waitFor()
  const ofOthers = await pricesOf(page)
  expect(ofOthers.length).toBeGreaterThan(0)

  await page.goto('about:blank')
  await page.addInitScript(watchPrices)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The page drawn for the criteria, and the answer to the client's own search.
  await page.route(/\/search\?|\/offers\.json/, async (route) => {
    if (route.request().resourceType() !== 'document') await held
    await route.continue()
  })
  const { checkin } = await firstOnSale({ locale: 'fr_FR', ahead: 30, nights: 1 })
  const response = await page.goto(`${results}#checkin=${checkin}&checkout=${addDays(checkin, 1)}`, {
    waitUntil: 'commit',
  })
  expect(priceTexts(await response?.text())).not.toEqual([])
  await page.waitForFunction((frames) => window.priceWatch.frames > frames, 30)
  release()
  await page.getByRole('article').first().waitFor()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const shown = await page.evaluate(() => [...window.priceWatch.shown])
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((price) => ofOthers.includes(price))).toEqual([])
  const ofThese = await pricesOf(page)
  expect(shown.filter((price) => !ofThese.includes(price))).toEqual([])
})

declare global {
  interface Window {
    /** Prices that stood in sight in any frame so far. */
    priceWatch: { frames: number; shown: Set<string> }
  }
}

/** Runs in the page from its first moment. */
function watchPrices() {
  const watch = { frames: 0, shown: new Set<string>() }
  window.priceWatch = watch
  const look = () => {
    watch.frames += 1
    for (const line of document.querySelectorAll('main article p'))
      if (line.textContent?.includes('€') && line.checkVisibility()) watch.shown.add(line.textContent)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Amount and party of every card. */
const pricesOf = (page: Page) =>
  page
    .locator('main article p')
    .evaluateAll((lines) => lines.map((line) => line.textContent ?? '').filter((text) => text.includes('€')))

const priceTexts = (html = '') => html.match(/\d+\s?€/g) ?? []
