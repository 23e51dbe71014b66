import type { Page } from '@playwright/test'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

const scrollTo = (page: Page, top: number) =>
  page.evaluate((target) => window.scrollTo({ top: target, behavior: 'instant' }), top)
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const pageLink = (page: Page, shown: number) =>
  page.getByRole('link', { name: say('ui', 'pagination.page').replace('{{page}}', String(shown)) })

test('[SE-013] [SE-030] Back and Forward bring criteria, page and place in it back', async ({
  page,
  complaints,
}) => {
  await page.goto('/search?flow=booking#country=FR')
  await createShopper(page, say).refuseCookies()
  await pageLink(page, 2).click()
  await expect(page).toHaveURL(/page=1#country=FR$/)
  await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
  await page.getByRole('article').nth(20).waitFor()
  await scrollTo(page, 1600)
  const opened = page.getByRole('article').nth(10)
  const card = opened.getByRole('link').first()
  const stay = await card.textContent()
  await card.click()
  await page.waitForURL(/\/product\/.*#country=FR$/)

  await page.goBack()
  await expect(page).toHaveURL(/page=1#country=FR$/)
  await expect(opened).toContainText(stay ?? 'a stay')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500)
  // By the card and not by a number: the click itself brings it into sight, and cards above it take their height late.
  await expect(opened).toBeInViewport()
  await page.goBack()
  await expect(pageLink(page, 1)).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await page.waitForURL(/\/product\//)
  expect(complaints).toEqual([])
})
