import * as paths from '@escapade/shared-contracts/paths'
import uiTexts from '@escapade/shared-ui/locales/fr'
import type { Browser } from '@playwright/test'
import searchTexts from '../../../mf-search/src/locales/fr.json'
import { look, openVisit } from './visit'

export type Inp = { milliseconds: number; interactions: number; slowest: string }

/** Interaction to next paint of a visit on a phone that uses every part of the page. */
export async function measureJourney(browser: Browser, origin: string): Promise<Inp> {
  const { page, press, pressOn, close } = await openVisit(
    browser,
    origin + paths.search({ flow: 'booking' }),
    'phone',
  )
  const pause = () => look(page)
  const box = () => page.getByRole('dialog', { name: searchTexts.summary.title })
  const closeTop = async () => {
    await page.keyboard.press('Escape')
    await pause()
  }
  const steps = [
    () => press(beginning(searchTexts.summary.change)),
    async () => {
      await pressOn(box().getByRole('combobox', { name: uiTexts.destination.label }))
      const sheet = page.getByRole('dialog', { name: uiTexts.destination.label })
      await sheet.getByRole('combobox').pressSequentially('lyo', { delay: 120 })
      // The last letter's answer draws the list anew.
      await pause()
      await pressOn(page.getByRole('listbox').getByRole('option').first())
      await pause()
    },
    async () => {
      await pressOn(box().getByRole('combobox', { name: uiTexts.calendar.label }))
      const days = page.locator(
        '[role="dialog"] [data-day]:not([aria-disabled="true"]), dialog [data-day]:not([aria-disabled="true"])',
      )
      await pressOn(days.nth(4))
      await pause()
      await pressOn(days.nth(5))
      await pause()
      await press(uiTexts.calendar.validate)
    },
    () => press(searchTexts.box.submitAgain),
    () => page.evaluate(() => window.scrollTo({ top: 1500 })),
    async () => {
      await press(searchTexts.filters.title)
      const dialog = page.getByRole('dialog', { name: searchTexts.filters.title })
      await pressOn(dialog.getByRole('checkbox', { disabled: false }).first())
      await pause()
      await pressOn(dialog.getByRole('button', { name: new RegExp(`^${searchTexts.filters.confirm}`) }))
    },
    async () => {
      await press(searchTexts.actions.sort)
      await pressOn(page.getByRole('radio', { name: searchTexts.sort.priceAsc }))
    },
    () => press(searchTexts.filters.clearAll),
    async () => {
      await press(searchTexts.actions.map)
      await page.locator(bubbles).first().waitFor({ state: 'attached' })
      await pause()
      const { x, y } = await page.evaluate(bubbleInSight, bubbles)
      await page.touchscreen.tap(x, y)
      await pause()
      await press(uiTexts.map.closer)
      await pause()
      await closeTop()
    },
    () => pressOn(page.locator('main article button[aria-pressed]').first()),
  ]
  await pause()
  for (const step of steps) {
    await step()
    await pause()
  }
  const interactions = await page.evaluate(() => window.pageClock.interactions)
  await close()
  return inpOf(interactions)
}

/** On the map: hotels, and groups of them. */
const bubbles = 'dialog [aria-pressed], dialog [data-group]'

/** Runs in the page: the middle of a bubble that lies open. Others are drawn beyond the edges. */
function bubbleInSight(selector: string) {
  for (const bubble of document.querySelectorAll(selector)) {
    const { left, top, width, height } = bubble.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    if (bubble.contains(document.elementFromPoint(middle.x, middle.y))) return middle
  }
  throw new Error('No bubble is in sight')
}

/** Pattern of a name's beginning. Browsers read out every kind of space as a plain one. */
const beginning = (text: string) => new RegExp(`^${text.trim().split(/\s+/).join('\\s')}`)

type Entry = { id: number; name: string; duration: number; on: string }

/** The slowest interaction, leaving out one of every fifty (web.dev/inp). Those under 16 ms are not reported. */
function inpOf(entries: Entry[]): Inp {
  const slowest = new Map<number, Entry>()
  for (const entry of entries)
    if (entry.duration > (slowest.get(entry.id)?.duration ?? 0)) slowest.set(entry.id, entry)
  const inOrder = [...slowest.values()].sort((one, other) => other.duration - one.duration)
  const worst = inOrder[Math.floor(inOrder.length / 50)]
  return {
    milliseconds: worst?.duration ?? 0,
    interactions: inOrder.length,
    slowest: inOrder
      .slice(0, 5)
      .map(({ name, duration, on }) => `${name} "${on}" ${duration} ms`)
      .join(', '),
  }
}
