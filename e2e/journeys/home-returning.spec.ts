import * as paths from '@escapade/shared-contracts/paths'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'
import type { Page } from '@playwright/test'
import { expectNoViolation, settled } from '../src/accessibility'
import { checkoutLink, chooseDays } from '../src/checkout'
import { homeOf } from '../src/market-urls'
import { createShopper, refusedCard } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const item = (index: number): RecentlyViewedItem => ({
  id: `${index}p1`,
  type: 'STAY',
  label: `Deux jours au bord du lac avec un nom vraiment très long, numéro ${index}`,
  imageUrl: '/images/none/1',
  uri: paths.product({ id: `${index}p1` }),
  price: { sellPrice: 12_900, refPrice: null, promo: 0, nights: 1 },
  hotel: {
    id: String(index),
    label: 'Hôtel des Très Grands Moulins de la Vallée',
    stars: 4,
    location: { label: 'Beaune' },
    review: { count: 0, score: null },
  },
})

const viewed = (page: Page, count: number) =>
  page.addInitScript(
    (items) => localStorage.setItem('escapade.recentlyViewed', JSON.stringify(items)),
    Array.from({ length: count }, (_, index) => item(index)),
  )

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

for (const width of [360, 768, 1280])
  for (const count of [1, 60])
    test(`[CO-002] [CO-008] at ${width} px a history of ${count} comes without moving the page`, async ({
      page,
    }) => {
      await viewed(page, count)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const say = textsOf('fr_FR')
      const list = page.getByRole('region', { name: say('content', 'home.viewed.title') })
      await expect(list.getByRole('link').first()).toBeVisible()
      await settled(page)
      expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (width === 360) await expectNoViolation(page)
    })

for (const width of [360, 1280])
  test(`[PR-068] at ${width} px the results end in what was looked at`, async ({ page }) => {
    await viewed(page, 10)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search?flow=booking#country=BE')
    const say = textsOf('fr_FR')
    const list = page.getByRole('region', { name: say('content', 'home.viewed.title') })
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(list.getByRole('link')).toHaveCount(10, { timeout: 500 })
    }).toPass()
    await expect(list.getByRole('link').first()).toHaveAttribute('href', paths.product({ id: '0p1' }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // A link that the floating button of the map happens to cover counts as a small target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectNoViolation(page)
  })

test('home leads back to a stay that is held and not paid, until it is', async ({ page, complaints }) => {
  const say = textsOf('nl_BE')
  const shopper = createShopper(page, say)
  await page.goto(await checkoutLink('nl_BE', 93, 2))
  await shopper.refuseCookies()
  await chooseDays(page, say)
  await shopper.fillBuyer()
  await shopper.fillCard(refusedCard)
  await shopper.pay()
  await expect(page.getByText(say('checkout', 'outcome.refusedTitle'))).toBeVisible()
  const checkout = page.url()

  await page.goto(homeOf.nl_BE)
  const held = page.getByRole('link', { name: new RegExp(say('content', 'home.viewed.held')) })
  await expect(held).toBeVisible()
  await expectNoViolation(page)
  await held.click()
  await expect(page).toHaveURL(checkout)
  await expect(page.getByRole('heading', { name: say('checkout', 'buyer.title') })).toBeVisible()
  expect(complaints.filter((text) => !/402/.test(text))).toEqual([])
})
