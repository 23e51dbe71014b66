import type { Locator } from '@playwright/test'
import { firstActivity, firstStay } from '../src/first-offers'
import { swipe } from '../src/swipe'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const gallery = say('ui', 'gallery.label')

/** The slide whose left edge is nearest to that of its row. */
const shown = (row: Locator) =>
  row.evaluate((list) => {
    const { left } = list.getBoundingClientRect()
    const distances = [...list.children].map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
    return distances.indexOf(Math.min(...distances))
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('[PR-005] the pictures of a stay are swiped, before the slider is loaded and with it', async ({
    page,
    complaints,
  }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text())
    })
    const hasSlider = () => scripts.some((code) => code.includes('keen-slider'))
    await page.goto(await firstStay(), { waitUntil: 'networkidle' })
    const row = page.getByRole('region', { name: gallery }).getByRole('list')
    expect(hasSlider()).toBe(false)
    await swipe(page, row, -260)
    await expect.poll(() => shown(row)).toBe(1)
    await expect(row).toHaveCSS('overflow-x', 'clip')
    expect(hasSlider()).toBe(true)
    expect(await shown(row)).toBe(1)
    await swipe(page, row, -260)
    await expect.poll(() => shown(row)).toBe(2)
    await swipe(page, row, 260)
    await expect.poll(() => shown(row)).toBe(1)
    // A swipe is no press: the slideshow stays closed.
    await expect(page.getByRole('dialog', { name: gallery })).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test('[PR-003] the slideshow is swiped, and follows the arrows around the ends', async ({ page }) => {
    await page.goto(await firstStay(), { waitUntil: 'networkidle' })
    const open = page.getByRole('region', { name: gallery }).getByRole('button').last()
    await open.tap()
    const show = page.getByRole('dialog').filter({ has: page.getByText(/^\d+ \/ \d+$/) })
    const slides = show.locator('[aria-roledescription]')
    await expect(show.getByText(/^1 \//)).toBeVisible()
    // Between the arrows, which lie over the ends of the stage.
    await swipe(page, slides.first().locator('..'), -200)
    await expect(show.getByText(/^2 \//)).toBeVisible()
    await show.getByRole('button', { name: say('ui', 'gallery.previous') }).tap()
    await expect(show.getByText(/^1 \//)).toBeVisible()
    await show.getByRole('button', { name: say('ui', 'gallery.previous') }).tap()
    const count = await slides.count()
    await expect(show.getByText(`${count} / ${count}`)).toBeVisible()
  })
})

test('[PR-035] an arrow brings the next four items, by the slider too', async ({ page }) => {
  await page.goto(await firstActivity())
  const carousel = page.locator('section', { has: page.locator('> ul[data-columns]') }).first()
  const row = carousel.getByRole('list')
  await carousel.scrollIntoViewIfNeeded()
  // The slider comes when the row is reached for; before the page is taken over nothing hears it.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await row.hover()
    await expect(row).toHaveCSS('overflow-x', 'clip', { timeout: 1000 })
  }).toPass()
  const count = await row.locator('> li').count()
  expect(count).toBeGreaterThan(4)
  await carousel.getByRole('button', { name: say('ui', 'carousel.next') }).click()
  await expect.poll(() => shown(row)).toBe(Math.min(4, count - 4))
  await carousel.getByRole('button', { name: say('ui', 'carousel.previous') }).click()
  await expect.poll(() => shown(row)).toBe(0)
})
