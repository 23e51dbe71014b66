import type { CDPSession, Page } from '@playwright/test'
import { deep } from '../../tools/test/deep.mjs'
import { firstActivity, firstHotel, firstStay } from '../src/first-offers'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

type Place = { remote: string; path: string }
const wishlist: Place = { remote: 'mf-account', path: '/account/wishlist' }
const lookup: Place = { remote: 'mf-checkout-helpers', path: '/booking/lookup' }

/** A page of each remote, and one of another remote to leave it for. */
const pages = [
  { name: 'home', remote: 'mf-content', address: () => '/', rest: lookup },
  { name: 'search', remote: 'mf-search', address: () => '/search?flow=booking', rest: wishlist },
  { name: 'a stay', remote: 'mf-product', address: () => firstStay(), rest: wishlist },
  { name: 'a hotel', remote: 'mf-hotel', address: firstHotel, rest: wishlist },
  { name: 'an activity', remote: 'mf-activity', address: firstActivity, rest: wishlist },
  { name: 'a gift card', remote: 'mf-gifting', address: () => '/giftcard/customization', rest: wishlist },
  { name: 'the booking lookup', remote: 'mf-checkout-helpers', address: () => lookup.path, rest: wishlist },
]
const rounds = deep(20, 50)
const settlingRounds = 10
/** Nodes of three pages of results, the largest there are, which may wait for their turn with the garbage collector. */
const heldNodes = 4_500

async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

/** Goes there inside the page, as links do, until the remote has drawn it. */
async function go(page: Page, { remote, path }: Place) {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.waitForFunction(
    (id) => document.getElementById(id)?.querySelector('h1') !== null && document.getElementById(id) !== null,
    `single-spa-application:${remote}`,
  )
}

/** Half a root for each round is what React may hold; a root for each is a leak. */
const listenersOfRoot = 140

// Long as they are, whichever worker is free takes the next one.
test.describe.configure({ mode: 'parallel' })

for (const { name, remote, address, rest } of pages) {
  test(`mounting and unmounting ${name} ${rounds} times leaves nothing behind`, async ({ page }) => {
    test.setTimeout(180_000)
    const there = { remote, path: await address() }
    const visit = async () => {
      await go(page, there)
      await go(page, rest)
    }
    await page.goto(rest.path)
    // The question for consent comes late, and has a root of its own.
    await createShopper(page, textsOf('fr_FR')).refuseCookies()
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    for (let round = 0; round < settlingRounds; round += 1) await visit()
    const before = await measure(session)
    for (let round = 0; round < rounds; round += 1) await visit()
    // The last ones may still be on their way out.
    await expect(async () => {
      const after = await measure(session)
      // React listens for some 140 kinds of events on every root, and may hold the last one of each page, with what it
      // was drawing, until it has something else to do: of the search up to 2,800 nodes after 50 rounds, and 700 after
      // 100. A root that is left behind each time makes 7,000 listeners and 65,000 nodes, 100 MB.
      expect(after.listeners).toBeLessThan(before.listeners + (listenersOfRoot / 2) * rounds)
      expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.2 + heldNodes)
      expect(after.heap).toBeLessThan(before.heap * 1.3 + 4_000_000)
    }).toPass({ timeout: 20_000 })
  })
}
