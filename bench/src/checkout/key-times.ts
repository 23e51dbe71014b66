import process from 'node:process'
import type { Browser, Locator } from '@playwright/test'
import { phone } from '../pages/browser'
import { slowdown } from '../search-page/visit'
import { type BuyerText, buyerOf, type CardText, card, cardField, field, openCheckout } from './visit'

/** Between two keys: somebody who types quickly. */
const keyMs = 90
/** The event timing API tells of nothing quicker. */
const leastMs = 16

/** Milliseconds from each key in the fields of buyer and card to the next paint, on a processor four times slower. */
export async function keyTimes(browser: Browser, address: string): Promise<number[]> {
  const { context, page } = await openCheckout(browser, address, { ...phone, isMobile: true })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(1_000)
  await page.evaluate(() => void window.pageClock.interactions.splice(0))
  let keys = 0
  const type = async (typed: Locator, text: string) => {
    await typed.focus()
    // As a phone does when its keyboard opens. At the edge of the screen no frame counts as painted.
    await typed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(500)
    await page.keyboard.type(text, { delay: keyMs })
    keys += text.length
  }
  for (const [name, text] of Object.entries(buyerOf(0))) await type(field(page, name as BuyerText), text)
  for (const [name, text] of Object.entries(card)) await type(cardField(page, name as CardText), text)
  // Entries arrive a little after the paint they tell of.
  await page.waitForTimeout(1_000)
  const entries = await page.evaluate(() => window.pageClock.interactions)
  await context.close()
  const slow = entries.toSorted((one, other) => other.duration - one.duration).slice(0, 8)
  process.stderr.write(
    `slowest keys: ${slow.map(({ name, on, duration }) => `${name} "${on}" ${duration} ms`).join(', ')}\n`,
  )
  const slowest = new Map<number, number>()
  for (const { id, duration } of entries) slowest.set(id, Math.max(duration, slowest.get(id) ?? 0))
  const quick = Math.max(0, keys - slowest.size)
  return [...slowest.values(), ...Array<number>(quick).fill(leastMs)]
}
