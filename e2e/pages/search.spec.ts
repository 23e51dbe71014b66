import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { holdRequests } from '../src/hold-requests'
import { tabToElement } from '../src/keyboard'
import { expectDepth } from '../src/layer-depth'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const results = '/search?flow=booking'

async function open(page: Page, address: string) {
  await page.goto(address)
  await createShopper(page, say).refuseCookies()
  await page.getByRole('article').first().waitFor()
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>
const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

// The last file: neither worker is to wait for the other.
test.describe.configure({ mode: 'parallel' })

test.describe('a link with criteria', () => {
  test('shows its results before the client is there, which takes them over and asks for none', async ({
    page,
    complaints,
  }) => {
    const arrive = await holdRequests(page, '**/assets/shell.*.js')
    const searches: string[] = []
    page.on('request', (request) => {
      // Other stays are recommended after the results; they are another search.
      if (request.url().endsWith(searchOffers.path) && request.postDataJSON().fetchPageModel)
        searches.push(request.postData() ?? '')
    })
    await page.goto(`${results}#country=BE`, { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    const drawn = /Belgique|België|Belgium/
    await expect(heading).toHaveText(drawn)
    await expect(page.getByRole('article').first()).toBeVisible()
    const first = await page.getByRole('article').first().textContent()
    arrive()
    await expect(page.locator('html[data-view]')).toHaveCount(0)
    await expect(heading).toHaveText(drawn)
    expect(await page.getByRole('article').first().textContent()).toBe(first)
    expect(searches).toEqual([])
    expect(complaints).toEqual([])
  })

  test('is drawn by the client where the server does not', async ({ page, complaints }) => {
    await page.route(results, (route) =>
      route.request().headers()['x-criteria'] ? route.fulfill({ status: 204 }) : route.continue(),
    )
    await page.goto(`${results}#stars=5`)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test.describe('at 1280 px', () => {
  const bar = (page: Page) => page.getByRole('group', { name: say('search', 'filters.label'), exact: true })

  test('[SE-003] [SE-007] [SE-016] breadcrumb and box stand over three columns, the place is described at the end', async ({
    page,
    complaints,
  }) => {
    await open(page, `${results}#country=FR`)
    await expect(page.getByRole('navigation', { name: say('ui', 'breadcrumb.label') })).toBeVisible()
    await expect(page.getByRole('search')).toBeVisible()
    await page.getByRole('article').nth(3).waitFor()
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(new Set(tops.slice(0, 3)).size).toBe(1)
    expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
    await expect(page.locator('section[aria-labelledby="about-place"]')).toBeVisible()
    await page.goto(`${results}&page=1#country=FR`)
    await page.getByRole('article').first().waitFor()
    await expect(page.locator('section[aria-labelledby="about-place"]')).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test('[SE-053] [SE-039] nothing of the cards lies over what opens above them', async ({ page }) => {
    await open(page, results)
    const heart = page.getByRole('article').nth(1).getByRole('button', { name: /./ }).first()
    const atHeart = async () => {
      const { x, y, width, height } = await boxOf(heart)
      return page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('[role="dialog"], article')?.localName,
        [x + width / 2, y + height / 2] as const,
      )
    }
    expect(await atHeart()).toBe('article')
    // Tall enough for the calendar to reach the first cards.
    await page.getByRole('combobox', { name: pattern(say('ui', 'calendar.label')) }).click()
    await page
      .getByRole('dialog', { name: say('ui', 'calendar.title') })
      .getByRole('grid')
      .first()
      .waitFor()
    expect(await atHeart()).not.toBe('article')
  })

  test('[SE-026] [SE-030] a filter opens under its button, changes address and results, and Back undoes it', async ({
    page,
  }) => {
    await open(page, `${results}&page=1`)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.textContent()
    const menu = bar(page).getByRole('button', { name: say('search', 'filters.menu.more') })
    await menu.click()
    const panel = page.getByRole('dialog', { name: say('search', 'filters.menu.more') })
    expect((await boxOf(panel)).y).toBeGreaterThan((await boxOf(menu)).y)
    await panel
      .getByText(pattern(say('search', 'filters.stars.value_other')))
      .first()
      .click()
    await expect(page).toHaveURL(/\/search\?flow=booking#stars=5$/)
    await expect(heading).not.toHaveText(before ?? '')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/page=1$/)
    await expect(heading).toHaveText(before ?? '')
  })

  test('[SE-015] links lead from a town to the areas above it', async ({ page }) => {
    await open(page, results)
    await createShopper(page, say).chooseDestination('lyo')
    await page.getByRole('button', { name: say('search', 'box.submitAgain') }).click()
    await expect(page).toHaveURL(/#city=/)
    const about = page.locator('section[aria-labelledby="about-place"]')
    await about.getByRole('link').first().click()
    await expect(page).toHaveURL(/#country=FR$/)
  })

  test('[SE-020] [SE-078] [SE-079] [SE-080] the map opens over the results, is walked by the keyboard, shows a hotel and closes again', async ({
    page,
    complaints,
  }) => {
    await open(page, `${results}#country=FR`)
    const button = bar(page).getByRole('button', { name: say('search', 'actions.map') })
    await button.press('Enter')
    const dialog = page.getByRole('dialog', { name: say('search', 'map.title') })
    expect(await boxOf(dialog)).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 })
    await expect(dialog.getByRole('combobox', { name: pattern(say('ui', 'calendar.label')) })).toBeVisible()
    await expect(dialog.getByRole('button', { name: say('search', 'filters.title') })).toBeVisible()
    await expect(dialog.getByRole('list', { name: say('search', 'map.list') })).toBeVisible()
    const markers = dialog.getByRole('group', { name: say('ui', 'map.markers') })
    const stop = markers.locator('[tabindex="0"]')
    await expect(stop).toHaveCount(1)
    expect((await boxOf(stop)).height).toBe(40)
    await expectNoViolation(page)

    await tabToElement(page, stop)
    const focused = markers.locator(':focus')
    const map = await boxOf(markers)
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key)
      await expect.poll(async () => isWithin(await boxOf(focused), map)).toBe(true)
    }
    expect(await markers.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([0, 0])

    // A group is taken apart until its cheapest hotel stands alone.
    await expect(async () => {
      if (await focused.getAttribute('data-group')) await page.keyboard.press('Enter')
      await expect(focused).toHaveAttribute('aria-pressed', 'false', { timeout: 1_000 })
    }).toPass()
    await page.keyboard.press('Enter')
    const card = dialog.getByRole('article')
    await expect(card.getByRole('link')).toBeVisible()
    await expect(markers.locator('[aria-pressed="true"]')).toHaveCSS('height', '47px')
    await tabToElement(page, card.getByRole('button', { name: say('search', 'map.closeCard') }))
    await page.keyboard.press('Enter')
    await expect(card).toHaveCount(0)
    await expect(focused).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await dialog.getByRole('application').click({ position: { x: 20, y: 600 } })
    await expect(card).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(complaints).toEqual([])
  })

  test('the map shows its hotels where its outlines do not come', async ({ page }) => {
    await page.route(/\/outlines\./, (route) => route.abort())
    await open(page, `${results}#country=FR`)
    await bar(page)
      .getByRole('button', { name: say('search', 'actions.map') })
      .click()
    const dialog = page.getByRole('dialog', { name: say('search', 'map.title') })
    await expect(dialog.locator('[aria-pressed]').first()).toBeAttached()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })

  test('[SE-020] moving the map searches what is in sight, closing it what was searched before', async ({
    page,
  }) => {
    await open(page, `${results}#country=FR`)
    await bar(page)
      .getByRole('button', { name: say('search', 'actions.map') })
      .click()
    const dialog = page.getByRole('dialog', { name: say('search', 'map.title') })
    await dialog.locator('[aria-pressed]').first().waitFor()
    const steps = await page.evaluate(() => window.history.length)
    await dialog.getByRole('button', { name: say('ui', 'map.closer'), exact: true }).click()
    await expect(page).toHaveURL(/#lat=[\d.]+&lng=[\d.-]+&distanceMax=\d+$/)
    await dialog.getByRole('button', { name: say('ui', 'map.closer'), exact: true }).click()
    await expect.poll(() => page.evaluate(() => window.history.length)).toBe(steps)
    await dialog.getByRole('button', { name: say('ui', 'layer.close') }).click()
    await expect(page).toHaveURL(/#country=FR$/)
    await expect(dialog).toBeHidden()
    // The map's own step of the history is gone with it: Back leaves the search instead of showing it again.
    await expectDepth(page, 0)
    await page.goBack()
    await expect(page).not.toHaveURL(/country=FR/)
  })
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  const actions = (page: Page) => page.getByRole('group', { name: say('search', 'actions.label') })

  test('[SE-005] [SE-027] [SE-075] filters cover the screen and wait for Confirm, sharing stands under the title', async ({
    page,
    complaints,
  }) => {
    await open(page, results)
    await expect(page.getByRole('group', { name: say('search', 'filters.label'), exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: say('search', 'share.label') })).toBeVisible()
    await actions(page)
      .getByRole('button', { name: say('search', 'filters.title') })
      .click()
    const dialog = page.getByRole('dialog', { name: say('search', 'filters.title') })
    expect(await boxOf(dialog)).toMatchObject({ width: 360, height: 780 })
    await expect(page.locator('dialog:modal')).toHaveAccessibleName(say('search', 'filters.title'))
    await expect(dialog.getByRole('heading', { name: say('search', 'filters.title') })).toBeFocused()
    await expectNoViolation(page)
    await dialog
      .getByText(pattern(say('search', 'filters.stars.value_other')))
      .first()
      .click()
    expect(page.url()).not.toContain('#')
    await dialog.getByRole('button', { name: pattern(say('search', 'filters.confirm')) }).click()
    await expect(page).toHaveURL(/#stars=5$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(complaints).toEqual([])
  })

  test('[SE-029] sorting rises from below', async ({ page }) => {
    await open(page, results)
    await actions(page)
      .getByRole('button', { name: say('search', 'actions.sort') })
      .click()
    const drawer = page.getByRole('dialog', { name: say('search', 'sort.label') })
    await expectNoViolation(page)
    await drawer.getByText(say('search', 'sort.priceAsc'), { exact: true }).click()
    await expect(page).toHaveURL(/#sort=priceAsc$/)
  })

  test('[SE-038] [SE-074] the summary stays in sight and opens box and calendar over the screen', async ({
    page,
  }) => {
    await open(page, `${results}#a=3`)
    const summary = page.getByRole('button', { name: pattern(say('search', 'summary.change')) })
    await page.getByRole('article').nth(4).scrollIntoViewIfNeeded()
    await expect(summary).toBeInViewport()
    await expect(summary).toContainText('3')
    await summary.click()
    const box = page.getByRole('dialog', { name: say('search', 'summary.title') })
    await box.getByRole('combobox', { name: pattern(say('ui', 'calendar.label')) }).click()
    const calendar = page.getByRole('dialog', { name: say('ui', 'calendar.title') })
    const months = calendar.getByRole('grid')
    await expect(months).toHaveCount(4)
    await expectNoViolation(page)
    expect((await boxOf(months.nth(1))).y).toBeGreaterThan((await boxOf(months.nth(0))).y)
  })
})
