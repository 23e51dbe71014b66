import { writeFile } from 'node:fs/promises'
import type { Running } from '../src/processes'
import {
  liveVersion,
  openSpoiltShop,
  publishChanged,
  registryFile,
  spoiltShop as shop,
  withdraw,
} from '../src/spoilt-releases'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const newTitle = 'Nouvelle version'
let shell: Running

test.beforeEach(async () => {
  shell = await openSpoiltShop()
})
test.afterEach(() => shell.stop())

test('a new release is picked up without touching the shell, and an open tab keeps working', async ({
  browser,
}) => {
  const openTab = await (await browser.newContext()).newPage()
  await openTab.goto(`${shop}/contact`)
  const title = say('content', 'contact.title')
  await expect(openTab.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // Before the client is there, a link would ask for a document, and that would have the new releases.
  await expect(openTab.locator('html[data-view]')).toHaveCount(0)

  await publishChanged('mf-content', 'next', (file, content) =>
    file === 'server.cjs' ? content.replaceAll(`"${title}"`, `"${newTitle}"`) : content,
  )
  await publishChanged('mf-checkout-helpers', 'next', (_, content) => `${content}\n`)
  await expect(async () => {
    const document = await (
      await openTab.context().request.get(`${shop}/contact`, { headers: { cookie: 'none=1' } })
    ).text()
    const released = [...document.matchAll(/\/remotes\/([a-z-]+)\/next\//g)].map(([, remote]) => remote)
    expect([...new Set(released)].sort()).toEqual(['mf-checkout-helpers', 'mf-content'])
    expect(/<h1[^>]*>([^<]*)/.exec(document)?.[1]).toBe(newTitle)
  }).toPass({ timeout: 60_000 })

  await openTab
    .getByRole('link', { name: say('content', 'contact.banner.faq') })
    .first()
    .click()
  await expect(openTab).toHaveURL(/\/static\/faq/)
  await expect(openTab.getByRole('heading', { level: 1 })).toBeVisible()

  // Another remote, which has been released anew too: the tab stays with the releases that it began with.
  const asked = openTab.waitForRequest(/\/remotes\/mf-checkout-helpers\/.*\.js/)
  await openTab.evaluate(() => history.pushState(null, '', '/booking/lookup'))
  expect((await asked).url()).not.toContain('/next/')
  await expect(openTab.locator('[id="single-spa-application:mf-checkout-helpers"] h1')).toBeVisible()
})

test('an open tab leaves a withdrawn release at its next navigation to what it has not loaded', async ({
  page,
}) => {
  await page.goto(`${shop}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-view]')).toHaveCount(0)
  const bad = await liveVersion('mf-checkout-helpers')
  await publishChanged('mf-checkout-helpers', 'good', (_, content) => `${content}\n`)
  await withdraw('mf-checkout-helpers', bad)
  await expect
    .poll(
      async () => (await (await fetch(`${shop}/health/releases`)).json()).remotes['mf-checkout-helpers'].live,
      {
        timeout: 60_000,
      },
    )
    .toEqual(['good'])
  await expect.poll(() => page.evaluate(() => performance.now()), { timeout: 20_000 }).toBeGreaterThan(5000)
  const document = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.url().endsWith('/booking/lookup'),
  )
  await page.evaluate(() => history.pushState(null, '', '/booking/lookup'))
  expect(await (await document).text()).toContain('/remotes/mf-checkout-helpers/good/')
  await expect(page.locator('[id="single-spa-application:mf-checkout-helpers"] h1')).toBeVisible()
})

test('a broken registry changes nothing: the last good one is used', async ({ page }) => {
  await writeFile(registryFile, '{ "broken": ')
  await expect(async () => {
    const response = await page.goto(`${shop}/contact`)
    expect(response?.status()).toBe(200)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
