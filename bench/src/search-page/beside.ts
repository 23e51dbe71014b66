import * as paths from '@escapade/shared-contracts/paths'
import type { Browser, Page } from '@playwright/test'
import texts from '../../../mf-search/src/locales/fr.json'
import { clockFile, longestTask, slowdown } from './visit'

/** A laptop on an ordinary line: 10 Mbit/s, 40 ms there and back. */
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 }

/** A first visit on a laptop, with the map beside the results: each loads by itself, and the map waits for the list. */
export async function measureBeside(browser: Browser, origin: string) {
  const listKb = await scriptOf(browser, origin, 1279)
  const allKb = await scriptOf(browser, origin, 1280)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript({ path: clockFile })
  await page.addInitScript(watchView)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(origin + paths.search({ flow: 'booking' }))
  await page.getByRole('region', { name: texts.map.label }).getByRole('button').nth(2).waitFor()
  await page.waitForLoadState('networkidle')
  const view = await page.evaluate(() => window.firstView)
  const task = await longestTask(page)
  await context.close()
  return { ...view, task, listKb, mapKb: allKb - listKb }
}

/** Compressed JavaScript of a first visit in kilobytes, until the network is quiet: below 1280 px there is no map. */
async function scriptOf(browser: Browser, origin: string, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  const scripts = collectScripts(page)
  await page.goto(origin + paths.search({ flow: 'booking' }), { waitUntil: 'networkidle' })
  const sizes = await Promise.all(scripts)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

declare global {
  interface Window {
    firstView: { lcpMs: number; shift: number }
  }
}

/** Runs in the page, before its own scripts. */
function watchView() {
  window.firstView = { lcpMs: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.firstView.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.firstView.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

function collectScripts(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return sizes
}
