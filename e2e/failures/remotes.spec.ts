import type { BrowserContext, Page } from '@playwright/test'
import type { Running } from '../src/processes'
import {
  openSpoiltShop,
  publishServer,
  spoiltShop as shop,
  startSpoiltShell,
  takeAway,
  tamperWith,
} from '../src/spoilt-releases'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')
let shell: Running

/** A page of each remote, and one of another to see that it works on. */
const pages = {
  'mf-search': '/search?flow=booking',
  'mf-product': '/product/unknown',
  'mf-hotel': '/hotel/unknown',
  'mf-account': '/account/signin',
  'mf-activity': '/activity/unknown',
  'mf-gifting': '/boxes/green-night',
  'mf-checkout-helpers': '/checkout/booking',
  'mf-content': '/contact',
} as const
type Remote = keyof typeof pages
const remotes = Object.keys(pages) as Remote[]

/** The limits of the product, and time for a machine that is busy with tests. */
const documentWithinMs = 4000

/** The document alone: scripts come later, from wherever they can. */
async function expectDocument({ request }: Pick<Page, 'request'>, address: string) {
  const askedAt = Date.now()
  const response = await request.get(address)
  expect(response.status()).toBeLessThan(500)
  expect(Date.now() - askedAt).toBeLessThan(documentWithinMs)
}

const retryOf = (page: Page) => page.getByRole('button', { name: say('shell', 'retry') })

/** The remote has drawn its page, and nothing says that it has not. */
async function expectDrawn(page: Page, remote: string) {
  await expect(retryOf(page)).toBeHidden({ timeout: 60_000 })
  await expect(
    page.locator(`[id="single-spa-application:${remote}"]`).getByRole('heading', { level: 1 }),
  ).toBeVisible({ timeout: 20_000 })
}

/** Parts that every page of the shop has, whatever happens inside. */
async function expectWholePage(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main')).toBeVisible()
}

/** A shell over a copy of the releases that may be spoilt. */
async function openShop() {
  shell = await openSpoiltShop()
}
const closeShop = () => shell.stop()

/** A tab for each remote's page, all opened at once. */
const openAll = (context: BrowserContext, opened: readonly Remote[] = remotes) =>
  Promise.all(
    opened.map(async (remote) => {
      const page = await context.newPage()
      // Its scripts may be a long time coming.
      await page.goto(shop + pages[remote], { waitUntil: 'domcontentloaded' })
      return { remote, page }
    }),
  )

/** The documents come in time, and browsers draw the pages. */
async function expectAllDrawn(context: BrowserContext) {
  for (const remote of remotes) await expectDocument(context, shop + pages[remote])
  for (const { remote, page } of await openAll(context)) {
    await expectWholePage(page)
    await expectDrawn(page, remote)
  }
}

test.describe('taken away and brought back', () => {
  test.beforeAll(openShop)
  test.afterAll(closeShop)

  for (const [dead, alive] of [
    [remotes.filter((remote) => remote !== 'mf-content'), 'mf-content'],
    [['mf-content'], 'mf-search'],
  ] as const)
    test(`dead are ${dead.join(', ')}: pages say so, ${alive} works, and they come back by themselves`, async ({
      context,
    }) => {
      test.setTimeout(180_000)
      const bringBack = await Promise.all(dead.map(takeAway))
      for (const remote of dead) await expectDocument(context, shop + pages[remote])
      const tabs = await openAll(context, dead)
      for (const { page } of tabs) {
        await expectWholePage(page)
        await expect(retryOf(page)).toBeVisible({ timeout: 20_000 })
      }
      expect((await context.request.get(shop + pages[alive])).status()).toBe(200)
      await Promise.all(bringBack.map((bring) => bring()))
      for (const { remote, page } of tabs) await expectDrawn(page, remote)
    })
})

test.describe('spoilt', () => {
  test.beforeEach(openShop)
  test.afterEach(closeShop)

  for (const [trouble, body] of [
    ['throws', "throw new Error('broken')"],
    ['hangs', 'for (;;) {}'],
    ['is 20 s late', 'await new Promise((resume) => setTimeout(resume, 20_000))'],
  ] as const) {
    test(`each remote ${trouble} while rendering: the browser draws its page`, async ({ browser }) => {
      test.setTimeout(180_000)
      // Published together, they are tried out by the shell at the same time.
      for (const remote of remotes) await publishServer(remote, 'spoilt', body)
      for (const remote of remotes)
        await expect(async () => {
          const document = await (await fetch(shop + pages[remote])).text()
          expect(document.includes(`/remotes/${remote}/spoilt/`)).toBe(true)
        }).toPass({ timeout: 20_000 })
      // A visitor who comes now gets the new releases; an older session would stay on its own.
      const context = await browser.newContext()
      await expectAllDrawn(context)
      await context.close()
    })
  }

  test('a fragment that cannot be loaded leaves the page whole', async ({ page }) => {
    await takeAway('mf-search')
    await page.goto(`${shop}/no-such-page`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('a file of any remote that was tampered with on its way is not run, and its page comes back with the right one', async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext()
    await context.route('**/remotes/**/app.*.js', async (route) => {
      const body = `${await (await route.fetch()).text()}\n;globalThis.tampered = true\n`
      const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
      await route.fulfill({ body, headers, contentType: 'text/javascript' })
    })
    const tabs = await openAll(context)
    for (const { page } of tabs) {
      await expectWholePage(page)
      await expect(retryOf(page)).toBeVisible({ timeout: 30_000 })
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
    }
    await context.unrouteAll({ behavior: 'wait' })
    for (const { remote, page } of tabs) await expectDrawn(page, remote)
  })

  test('a tampered server file of any remote is not run, and the browser draws its page', async ({
    context,
  }) => {
    test.setTimeout(180_000)
    await shell.stop()
    for (const remote of remotes) await tamperWith(remote, 'server.cjs', 'throw new Error("run")')
    shell = await startSpoiltShell()
    await expectAllDrawn(context)
  })

  test('files of any remote that come too late: the page says so, and is drawn when they are there', async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext()
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await context.route('**/remotes/**/app.*.js', async (route) => {
      await late
      await route.continue().catch(() => {})
    })
    const tabs = await openAll(context)
    for (const { page } of tabs) {
      await expectWholePage(page)
      await expect(retryOf(page)).toBeVisible({ timeout: 20_000 })
    }
    arrive()
    for (const { remote, page } of tabs) await expectDrawn(page, remote)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
