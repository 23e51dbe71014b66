import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { dayAhead } from '../src/days'
import { firstHotel } from '../src/first-offers'
import { createShopper } from '../src/shopper'
import { swipe } from '../src/swipe'
import { expect, test } from '../src/test'
import { pattern, textsOf } from '../src/texts'

const say = textsOf('fr_FR')

async function open(page: Page, address: string) {
  await page.goto(address)
  await createShopper(page, say).refuseCookies()
  await page.getByRole('article').first().waitFor()
}

const edgesOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}
const calendarOf = (page: Page) => page.getByRole('dialog', { name: say('ui', 'calendar.title') })
const datesOf = (page: Page | Locator) =>
  page.getByRole('combobox', { name: pattern(say('ui', 'calendar.label')) }).first()

/** Whole on the screen, with its shortcuts, its months and its last button. */
async function expectWholeCalendar(page: Page, height: number) {
  const calendar = calendarOf(page)
  const shortcut = calendar.getByRole('button', { name: say('ui', 'calendar.popular.currentWeekend') })
  const flexible = calendar.getByRole('combobox', { name: say('search', 'dates.flexible') })
  await flexible.waitFor()
  const parts = [
    calendar,
    shortcut,
    flexible,
    calendar.getByRole('button', { name: say('ui', 'calendar.validate') }),
  ]
  // Prices and notes that come later make it higher, and the page follows.
  await expect(async () => {
    for (const part of parts) {
      const { top, bottom, left, right } = await edgesOf(part)
      expect(top).toBeGreaterThanOrEqual(0)
      // Scrolling ends at whole pixels of the screen, boxes at parts of them.
      expect(bottom).toBeLessThan(height + 1)
      // A line of shortcuts is longer than the layer, which nothing else may be.
      const layer = await edgesOf(calendar)
      expect(left).toBeGreaterThanOrEqual(layer.left)
      expect(right).toBeLessThanOrEqual(layer.right)
    }
  }).toPass({ timeout: 10_000 })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('[SE-005] [SE-070] [SE-038] results begin early, pictures are swiped, and the calendar fits the screen', async ({
    page,
    complaints,
  }) => {
    await open(page, '/search?flow=booking')
    const card = page.getByRole('article').first()
    expect((await edgesOf(card)).top).toBeLessThan(420)

    const row = card.getByRole('list').first()
    await swipe(page, row, -200)
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(250)
    await expect(card.getByRole('img').nth(1)).toHaveJSProperty('complete', true)
    await expect(page).toHaveURL(/\/search\?flow=booking$/)

    // No part that floats at the foot of the screen lies over a control of the last card.
    const last = page.getByRole('article').last()
    await last.scrollIntoViewIfNeeded()
    await last.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
    const bar = page.getByRole('group', { name: say('search', 'actions.label') })
    await expect(bar).toBeInViewport()
    // Parts of the page get their height when they come into sight: its end moves while one scrolls there.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const [link, floating] = [await edgesOf(page.locator('footer a').last()), await edgesOf(bar)]
      expect(link.bottom).toBeLessThanOrEqual(floating.top)
    }).toPass({ timeout: 10_000 })

    await page.setViewportSize({ width: 360, height: 640 })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('button', { name: pattern(say('search', 'summary.change')) }).tap()
    await datesOf(page.getByRole('dialog', { name: say('search', 'summary.title') })).tap()
    await expectWholeCalendar(page, 640)
    expect(complaints).toEqual([])
  })

  test('[SE-070] a tap on a picture opens the stay', async ({ page }) => {
    await open(page, '/search?flow=booking')
    await page.getByRole('article').first().getByRole('list').first().tap()
    await page.waitForURL(/\/product\//)
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('[SE-039] [SE-088] any weekend of a month is searched, each card says its days, and a day is chosen', async ({
    page,
    complaints,
  }) => {
    await open(page, '/search?flow=booking')
    await datesOf(page).click()
    await expectWholeCalendar(page, 800)
    const flexible = calendarOf(page).getByRole('combobox', { name: say('search', 'dates.flexible') })
    const weekend = await flexible.locator('option[value$="-weekend"]').nth(2).getAttribute('value')
    await flexible.selectOption(weekend)
    await expect(page).toHaveURL(new RegExp(`#when=${weekend}$`))
    await page.keyboard.press('Escape')
    await expect(datesOf(page)).toHaveValue(/Week-end en .* · 1\snuit/)
    const days = page.getByRole('region', { name: pattern(say('search', 'arrivals.title_one')) })
    const cheapest = days.getByRole('button', { name: pattern(say('search', 'arrivals.best')) }).first()
    await cheapest.waitFor()
    const card = page.getByRole('article').first()
    await expect(card).toContainText(/(ven|sam)\. \d+.*(sam|dim)\. \d+/)
    await expect(card.getByRole('link').first()).toHaveAttribute(
      'href',
      /#checkin=.*&checkout=.*&nights=1$|#.*checkin=/,
    )
    await expectNoViolation(page)
    await cheapest.click()
    await expect(page).toHaveURL(/#checkin=\d{4}-\d\d-\d\d&checkout=\d{4}-\d\d-\d\d&nights=1$/)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`#when=${weekend}$`))

    await card.hover()
    await card.getByRole('button', { name: say('ui', 'gallery.next') }).click()
    await expect(card.getByRole('button', { name: say('ui', 'gallery.previous') })).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test('[SH-030] dates chosen on the hotel page reach the address once, and Back restores those of before', async ({
  page,
}) => {
  await page.goto(await firstHotel())
  const shopper = createShopper(page, say)
  await shopper.refuseCookies()
  const hashes: string[] = []
  await page.exposeFunction('tellHash', (hash: string) => hashes.push(hash))
  await page.evaluate(() => {
    const { tellHash } = window as unknown as { tellHash: (hash: string) => void }
    let before = location.hash
    setInterval(() => {
      if (location.hash !== before) tellHash(location.hash)
      before = location.hash
    }, 10)
  })
  await shopper.chooseNight(dayAhead(12))
  await expect(page).toHaveURL(/#checkin=.*&checkout=.*&nights=1$/)
  await expect(datesOf(page)).not.toHaveValue('')
  expect(hashes).toHaveLength(1)
  await page.goBack()
  await expect(page).not.toHaveURL(/checkin/)
  await expect(datesOf(page)).toHaveValue('')
})

test('[SH-066] [SH-067] [SH-068] a link to an offer that is gone shows another of its hotel', async ({
  page,
}) => {
  const hotelId = (await firstHotel()).split('/').at(-1)
  await page.goto(`/no-such-page#hotelId=${hotelId}`)
  await expect(page.getByText(say('search', 'expired.text'))).toBeVisible()
  await expect(page.getByRole('heading', { name: pattern(say('search', 'expired.others')) })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})
