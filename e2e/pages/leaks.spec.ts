import type { CDPSession, Page } from '@playwright/test'
import { firstStay } from '../src/first-stay'
import { expect, test } from '../src/test'

const pages: [name: string, address: (page: Page) => string | Promise<string>][] = [
  ['home', () => '/'],
  ['search', () => '/search?flow=booking'],
  ['a stay', firstStay],
  ['a hotel', () => '/hotel/unknown'],
  ['an activity', () => '/activity/unknown'],
  ['a box', () => '/boxes/green-night'],
  ['checkout', () => '/checkout/booking'],
]
const rounds = 50

async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

/** Goes there and back inside the page, as links do. */
async function visit(page: Page, path: string) {
  for (const target of [path, '/account/wishlist']) {
    await page.evaluate((to) => history.pushState(null, '', to), target)
    await page.waitForFunction(() => document.querySelector('main h1') !== null)
  }
}

for (const [name, address] of pages) {
  test(`mounting and unmounting ${name} ${rounds} times leaves nothing behind`, async ({ page }) => {
    test.setTimeout(180_000)
    const path = await address(page)
    await page.goto('/account/wishlist')
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    for (let round = 0; round < 5; round += 1) await visit(page, path)
    const before = await measure(session)
    for (let round = 0; round < rounds; round += 1) await visit(page, path)
    // The last ones may still be on their way out.
    await expect(async () => {
      const after = await measure(session)
      // React listens for some 140 kinds of events on every root: one that is held shows here first.
      expect(after.listeners).toBeLessThan(before.listeners + 100)
      expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.2 + 200)
      expect(after.heap).toBeLessThan(before.heap * 1.3 + 2_000_000)
    }).toPass({ timeout: 20_000 })
  })
}
