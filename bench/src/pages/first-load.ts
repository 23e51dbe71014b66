import type { Browser, Page } from '@playwright/test'
import { phone } from './browser'
import type { MeasuredPage } from './measured-pages'

export type FirstLoad = {
  /** Compressed JavaScript until the page is at rest, in kilobytes of 1000 bytes. */
  scriptKb: number
  scripts: number
  requests: number
}

/** A visitor's first load of the page, with nothing cached: everything until the network is quiet. */
export async function measureFirstLoad(browser: Browser, origin: string, { path, cookie }: MeasuredPage) {
  const context = await browser.newContext({ ...phone, ...(cookie && { extraHTTPHeaders: { cookie } }) })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  let requests = 0
  page.on('requestfinished', (request) => {
    requests += 1
    const isScript = new URL(request.url()).pathname.endsWith('.js')
    if (isScript) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const bytes = await Promise.all(sizes)
  await context.close()
  const scriptKb = bytes.reduce((sum, size) => sum + size, 0) / 1000
  return { scriptKb, scripts: bytes.length, requests } satisfies FirstLoad
}

const latencies = [200, 1200] as const

/**
 * Sequential round trips before the page is of use. Measured under two latencies: what the processors need cancels
 * out, what waits for the network is left.
 */
export async function countRoundTrips(browser: Browser, origin: string, page: MeasuredPage): Promise<number> {
  const [short, long] = latencies
  const quick = await timeToUse(browser, origin, page, short)
  const slow = await timeToUse(browser, origin, page, long)
  return (slow - quick) / (long - short)
}

async function timeToUse(browser: Browser, origin: string, { path, usable }: MeasuredPage, latency: number) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await delayNetwork(page, latency)
  await page.goto(origin + path, { waitUntil: 'commit' })
  const time = await page.waitForFunction(usableSince, usable, { polling: 10, timeout: 60_000 })
  const milliseconds = Number(await time.jsonValue())
  await context.close()
  return milliseconds
}

async function delayNetwork(page: Page, latency: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/**
 * Runs in the page, so it stands alone. React notes the handlers of an element that it has taken over in a property
 * of it.
 */
function usableSince(selectors: string[]): number | false {
  const ready = selectors.every((selector) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  return ready && performance.now()
}
