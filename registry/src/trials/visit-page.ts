import { setTimeout as wait } from 'node:timers/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { readShown, type Shown, scrollDown, watchShifts } from './read-page'

export type Seen = Shown & {
  status: number
  /** Headings in the document that the server sent. */
  documentHeadings: number
  /** Errors in the console, exceptions, files that were not had: what the browser complained of. */
  complaints: string[]
  /** Hosts that something was asked of, or that a socket was opened to. */
  hosts: string[]
  /** Accessibility rules of WCAG 2 A and AA that are broken, each with an element. */
  violations: string[]
  /** Bytes of the candidate's own scripts, as they came. */
  bytes: number
  milliseconds: number
  /** True when files of the release that was looked for came to the page. */
  hasRelease: boolean
}

type Visiting = {
  browser: Browser
  address: string
  width: number
  /** Null: the page as it is live. */
  preview: { token: string; cookie: string } | null
  /** `/remotes/mf-hotel/`, with the version where the candidate is looked for. */
  files: string
  /** Where a picture of it is put; none without. */
  picture?: string | undefined
  withAxe?: boolean
  /** Reads the document that robots get too. */
  asRobot?: boolean
}

const heights: Record<number, number> = { 360: 740, 1280: 900 }
/** Named as robots name themselves. */
const robot = 'Mozilla/5.0 (compatible; EscapadeTrialBot/1.0)'
const limitMs = 15_000
const stillMs = 300
const longestMs = 25_000
const mostComplaints = 5

/** Looks at a page as a new visitor does: opens it, waits until it is at rest, and goes down to its end. */
export async function visitPage(visiting: Visiting): Promise<Seen> {
  const context = await openContext(visiting, {})
  try {
    await context.addInitScript(watchShifts)
    const look = async () => {
      const seen = await lookAt(context, visiting)
      return visiting.asRobot ? { ...seen, documentHeadings: await headingsForRobot(visiting) } : seen
    }
    return await within(look())
  } finally {
    await closed(context)
  }
}

type Options = Parameters<Browser['newContext']>[0]

async function openContext({ browser, address, width, preview }: Visiting, options: Options) {
  const context = await browser.newContext({ viewport: { width, height: heights[width] ?? 900 }, ...options })
  if (preview) await context.addCookies([{ name: preview.cookie, value: preview.token, url: address }])
  return context
}

/** A page that hangs does not end by being asked to. */
const closed = (context: BrowserContext) => Promise.race([context.close(), wait(2000)])

/** A robot's document has what the server draws, however long it takes; a visitor's may leave it to the browser. */
async function headingsForRobot(visiting: Visiting) {
  const context = await openContext(visiting, { javaScriptEnabled: false, userAgent: robot })
  try {
    const page = await context.newPage()
    const response = await page.goto(visiting.address, { waitUntil: 'commit', timeout: limitMs })
    return headingsIn((await response?.text()) ?? '')
  } finally {
    await closed(context)
  }
}

const headingsIn = (document: string): number =>
  (/<main[\s\S]*<\/main>/.exec(document)?.[0] ?? '').match(/<h[1-6][\s>]/g)?.length ?? 0

async function lookAt(context: BrowserContext, { address, files, picture, withAxe }: Visiting) {
  const page = await context.newPage()
  page.setDefaultTimeout(limitMs)
  const watched = watch(page, files)
  const from = performance.now()
  const response = await page.goto(address, { waitUntil: 'load', timeout: limitMs })
  const documentHeadings = headingsIn((await response?.text()) ?? '')
  await watched.rest()
  const milliseconds = performance.now() - from
  const shift = await page.evaluate(() => window.layoutShift ?? 0)
  await page.evaluate(scrollDown)
  await watched.rest()
  const shown = { ...(await page.evaluate(readShown)), shift }
  if (picture) await photograph(page, picture)
  const violations = withAxe ? await brokenRules(page) : []
  return {
    ...shown,
    status: response?.status() ?? 0,
    documentHeadings,
    violations,
    milliseconds,
    ...(await watched.settle()),
  }
}

/** Down to a few screens: what is below is compared by what it shows. */
async function photograph(page: Page, picture: string) {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(whole, 2 * height) }
  await page.screenshot({ path: picture, fullPage: true, clip, animations: 'disabled' })
}

/** A page that works without an end answers nothing any more. */
function within<Result>(work: Promise<Result>): Promise<Result> {
  const late = wait(longestMs).then(() => {
    throw new Error(`not after ${longestMs / 1000} s`)
  })
  return Promise.race([work, late])
}

function watch(page: Page, files: string) {
  const complaints: string[] = []
  const hosts = new Set<string>()
  const sizes: Promise<number>[] = []
  const waiting = new Set<Request>()
  let changedAt = performance.now()
  const done = (request: Request) => {
    waiting.delete(request)
    changedAt = performance.now()
  }
  const complain = (text: string) => {
    const [first = ''] = text.split('\n    at ', 1)
    const at = /https?:\/\/[^\s)]+\/([^/\s)]+:\d+:\d+)/.exec(text.slice(first.length))?.[1]
    const complaint = `${first}${at ? ` (${at})` : ''}`.slice(0, 500)
    if (complaints.length < mostComplaints && !complaints.includes(complaint)) complaints.push(complaint)
  }
  page.on('pageerror', (error) => complain(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  page.on('crash', () => complain('The page crashed: it took more memory than a phone has'))
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host))
  page.on('requestfinished', done).on('requestfailed', done)
  page.on('request', (request) => {
    waiting.add(request)
    const { protocol, host } = new URL(request.url())
    if (/^(http|ws)/.test(protocol)) hosts.add(host)
  })
  page.on('requestfinished', (request) => {
    if (request.url().includes(files) && /\.js$/.test(new URL(request.url()).pathname))
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0,
        ),
      )
  })
  return {
    /** Waits until nothing was asked for a moment; a page that goes on asking is looked at all the same. */
    async rest() {
      const until = performance.now() + 5000
      const isMoving = () => waiting.size > 0 || performance.now() - changedAt < stillMs
      while (isMoving() && performance.now() < until) await wait(50)
    },
    async settle() {
      const bytes = (await Promise.all(sizes)).reduce((one, other) => one + other, 0)
      return { complaints, hosts: [...hosts], bytes, hasRelease: sizes.length > 0 }
    },
  }
}

async function brokenRules(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 100) ?? ''}`)
}
