import process from 'node:process'
import * as paths from '@escapade/shared-contracts/paths'
import type { Browser, Locator, Page } from '@playwright/test'
import texts from '../../../mf-search/src/locales/fr.json'
import { look, openVisit, type Visit } from './visit'

/** Milliseconds of each tap, by what was tapped. */
export type Taps = Record<'filter ticked' | 'choice confirmed' | 'filter removed' | 'order chosen', number[]>

const ticksPerMenu = 3
const menus = [texts.filters.menu.facilities, texts.filters.menu.more, texts.filters.menu.activities]
const orders = [texts.sort.priceAsc, texts.sort.popularity, texts.sort.promo]
const paintLimitMs = 20_000

/** From a tap that changes the results until they are painted: filters on a wide screen and on a phone, and orders. */
export async function measureTaps(browser: Browser, origin: string): Promise<Taps> {
  const taps: Taps = { 'filter ticked': [], 'choice confirmed': [], 'filter removed': [], 'order chosen': [] }
  const address = origin + paths.search({ flow: 'booking' })
  const wide = await openVisit(browser, address, 'wide')
  await tickFilters(wide, taps)
  await chooseOrders(wide, taps)
  await wide.close()
  const phone = await openVisit(browser, address, 'phone')
  await confirmFilters(phone, taps)
  await phone.close()
  return taps
}

async function timeTo(page: Page, tap: () => Promise<void>): Promise<number> {
  await look(page)
  await page.evaluate(() => window.pageClock.expectResults())
  await tap()
  const painted = await page.waitForFunction(() => window.pageClock.painted, null, { timeout: paintLimitMs })
  const milliseconds = Number(await painted.jsonValue())
  process.stderr.write(`${milliseconds.toFixed(0)} ms `)
  return milliseconds
}

/** Boxes that can be ticked and would leave results. */
const freeBoxes = (within: Locator) => within.getByRole('checkbox', { disabled: false, checked: false })

async function tickFilters({ page, press, pressOn }: Visit, taps: Taps) {
  for (const menu of menus) {
    await press(menu)
    const panel = page.getByRole('dialog', { name: menu })
    await panel.getByRole('checkbox').first().waitFor()
    for (let tick = 0; tick < ticksPerMenu && (await freeBoxes(panel).count()) > 0; tick += 1)
      taps['filter ticked'].push(await timeTo(page, () => pressOn(freeBoxes(panel).first())))
    await page.keyboard.press('Escape')
    taps['filter removed'].push(await timeTo(page, () => press(texts.filters.clearAll)))
  }
}

async function chooseOrders({ page, press, pressOn }: Visit, taps: Taps) {
  for (const order of orders) {
    await press(texts.actions.sort)
    const choice = page.getByRole('radio', { name: order })
    taps['order chosen'].push(await timeTo(page, () => pressOn(choice)))
  }
}

async function confirmFilters({ page, press, pressOn }: Visit, taps: Taps) {
  for (let round = 0; round < 2 * ticksPerMenu; round += 1) {
    await press(texts.filters.title)
    const dialog = page.getByRole('dialog', { name: texts.filters.title })
    await pressOn(freeBoxes(dialog).nth(round))
    const confirm = dialog.getByRole('button', { name: new RegExp(`^${texts.filters.confirm}`) })
    taps['choice confirmed'].push(await timeTo(page, () => pressOn(confirm)))
    taps['filter removed'].push(await timeTo(page, () => press(texts.filters.clearAll)))
  }
}
