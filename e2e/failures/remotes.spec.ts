import type { Page } from '@playwright/test'
import { ports } from '../src/addresses'
import type { Running } from '../src/processes'
import { startShell } from '../src/shop'
import {
  copyReleases,
  publishServer,
  registryFile,
  releasesDir,
  takeAway,
  tamperWith,
} from '../src/spoilt-releases'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const shop = `http://localhost:${ports.failing}`
const say = textsOf('fr_FR')
let shell: Running

/** A page of each remote, and one of another to see that it works on. */
const pages = {
  'mf-search': '/search?flow=booking',
  'mf-product': '/product/unknown',
  'mf-hotel': '/hotel/unknown',
  'mf-activity': '/activity/unknown',
  'mf-gifting': '/boxes/green-night',
  'mf-checkout-helpers': '/checkout/booking',
  'mf-content': '/contact',
} as const
const remotes = Object.keys(pages) as (keyof typeof pages)[]
const elsewhere = (remote: string) => (remote === 'mf-content' ? pages['mf-search'] : pages['mf-content'])

/** What a page of the shop always has, whatever happens inside. */
async function expectWholePage(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main')).toBeVisible()
}

test.beforeEach(async () => {
  await copyReleases()
  shell = await startShell({ port: ports.failing, registry: registryFile, releasesDir, name: 'failing' })
})
test.afterEach(() => shell.stop())

for (const remote of remotes) {
  test(`${remote} is dead: the page says so, the rest works, and it comes back by itself`, async ({
    page,
  }) => {
    const bringBack = await takeAway(remote)
    const askedAt = Date.now()
    const response = await page.goto(shop + pages[remote])
    expect(Date.now() - askedAt).toBeLessThan(8000)
    expect(response?.status()).toBeLessThan(500)
    await expectWholePage(page)
    const retry = page.getByRole('button', { name: say('shell', 'retry') })
    await expect(retry).toBeVisible({ timeout: 20_000 })
    expect((await page.request.get(shop + elsewhere(remote))).status()).toBe(200)
    await bringBack()
    await expect(retry).toBeHidden({ timeout: 40_000 })
  })
}

for (const [trouble, body] of [
  ['throws', "throw new Error('broken')"],
  ['hangs', 'for (;;) {}'],
  ['is 20 s late', 'await new Promise((resume) => setTimeout(resume, 20_000))'],
] as const) {
  test(`each remote ${trouble} while rendering: the browser draws its page`, async ({ browser }) => {
    test.setTimeout(180_000)
    // Published together, they are tried out by the shell at the same time.
    for (const remote of remotes) await publishServer(remote, 'spoilt', body)
    for (const remote of remotes) {
      // A visitor who comes now gets the new release; an older session would stay on its own.
      const page = await (await browser.newContext()).newPage()
      await expect(async () => {
        const document = await (await fetch(shop + pages[remote])).text()
        expect(document).toContain(`/remotes/${remote}/spoilt/`)
      }).toPass({ timeout: 20_000 })
      const askedAt = Date.now()
      const response = await page.goto(shop + pages[remote])
      expect(Date.now() - askedAt).toBeLessThan(10_000)
      expect(response?.status()).toBeLessThan(500)
      await expectWholePage(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
      await page.context().close()
    }
  })
}

test('a fragment that cannot be loaded leaves the page whole', async ({ page }) => {
  await takeAway('mf-search')
  await page.goto(`${shop}/no-such-page`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a tampered browser file is not run, and the rest of the shop works', async ({ page }) => {
  await tamperWith('mf-search', (files) => files.find((file) => /^app\..*\.js$/.test(file)))
  await page.goto(shop + pages['mf-search'])
  await expectWholePage(page)
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  expect((await page.request.get(shop + pages['mf-content'])).status()).toBe(200)
})
