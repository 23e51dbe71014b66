import type { Locator } from '@playwright/test'
import { firstActivity } from '../src/first-offers'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

/** The slide whose left edge is nearest to that of its row. */
const shown = (row: Locator) =>
  row.evaluate((list) => {
    const { left } = list.getBoundingClientRect()
    const distances = [...list.children].map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
    return distances.indexOf(Math.min(...distances))
  })

test('[PR-035] an arrow brings the next four items, by the slider too', async ({ page }) => {
  await page.goto(await firstActivity())
  const carousel = page.locator('section', { has: page.locator('> ul[data-columns]') }).first()
  const row = carousel.getByRole('list')
  await carousel.scrollIntoViewIfNeeded()
  await expect(row).toHaveCSS('overflow-x', 'clip')
  const count = await row.locator('> li').count()
  expect(count).toBeGreaterThan(4)
  await carousel.getByRole('button', { name: say('ui', 'carousel.next') }).click()
  await expect.poll(() => shown(row)).toBe(Math.min(4, count - 4))
  await carousel.getByRole('button', { name: say('ui', 'carousel.previous') }).click()
  await expect.poll(() => shown(row)).toBe(0)
})
