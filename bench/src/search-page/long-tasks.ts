import * as paths from '@escapade/shared-contracts/paths'
import type { Browser, Page, Route } from '@playwright/test'
import texts from '../../../mf-search/src/locales/fr.json'
import { crowdedMap } from './crowded-map'
import { longestTask, look, openVisit } from './visit'

const pages = 10
const drags = 8

/** The longest task while ten pages of results are scrolled from top to bottom, and gone through one by one. */
export async function measureScrolling(browser: Browser, origin: string) {
  const { page, close } = await openVisit(browser, origin + paths.search({ flow: 'booking' }), 'phone')
  await look(page)
  await longestTask(page)
  let scrolling = 0
  let turning = 0
  for (let shown = 1; shown <= pages; shown += 1) {
    await scrollToEnd(page)
    scrolling = Math.max(scrolling, await longestTask(page))
    if (shown === pages) break
    await page
      .locator('main nav a[rel="next"], main nav a[aria-current="page"] >> xpath=following::a[1]')
      .first()
      .tap()
    await page.waitForURL(new RegExp(`page=${shown}`))
    await look(page)
    turning = Math.max(turning, await longestTask(page))
  }
  await close()
  return { scrolling, turning }
}

/** As a thumb does it: a screen at a time. */
async function scrollToEnd(page: Page) {
  for (let screen = 0; screen < 40; screen += 1) {
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'smooth' })
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(120)
    if (isAtEnd) return
  }
}

/** The longest task while a map with so many markers is dragged about and searched anew each time. */
export async function measurePanning(browser: Browser, origin: string, markers: number) {
  const { page, press, close } = await openVisit(
    browser,
    origin + paths.search({ flow: 'booking', hash: 'country=FR' }),
    'wide',
  )
  await page.route('**/offers.json', (route: Route) => crowdedMap(route, markers))
  await press(texts.actions.map)
  const dialog = page.getByRole('dialog', { name: texts.map.title })
  await dialog.locator('[data-group], [aria-pressed]').first().waitFor()
  await look(page)
  const opening = await longestTask(page)
  for (let drag = 0; drag < drags; drag += 1) {
    await dragBy(page, drag % 2 === 0 ? 240 : -200, drag % 3 === 0 ? 120 : -90)
    await look(page)
  }
  await page.waitForURL(/#lat=/)
  const panning = await longestTask(page)
  const bubbles = await dialog.locator('[data-group], [aria-pressed]').count()
  await close()
  return { opening, panning, bubbles }
}

async function dragBy(page: Page, right: number, down: number) {
  const { x, y } = await page.evaluate(emptyPlace)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps: 24 })
  await page.mouse.up()
}

/** Runs in the page: somewhere in the middle of the map where no bubble is taken hold of. */
function emptyPlace() {
  for (let y = 350; y < 650; y += 10)
    for (let x = 400; x < 900; x += 10)
      if (document.elementFromPoint(x, y)?.matches('[role="application"] :not(button, button *)'))
        return { x, y }
  throw new Error('Bubbles cover the whole map')
}
