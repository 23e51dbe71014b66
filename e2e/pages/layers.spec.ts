import type { Page } from '@playwright/test'
import { firstActivity, firstStay } from '../src/first-offers'
import { expectDepth } from '../src/layer-depth'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

/** All that opens a layer: it says so, or is one of the shell's menus and the pictures of a gallery. */
const openers = [
  '[aria-haspopup="dialog"]',
  'section[data-layout] li:first-child > button',
  '[data-cookie-preferences]',
].join(',')

/** Layers that lie over the page, by their titles. */
const titlesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].map(
      (layer) => layer.querySelector('h2')?.textContent ?? layer.id,
    ),
  )
const expectLayers = (page: Page, titles: string[]) => expect.poll(() => titlesOf(page)).toEqual(titles)
const entries = (page: Page) => page.evaluate(() => window.history.length)

/** Pages that have layers, each with what has to be there before one opens them. */
const pages: [string, () => string | Promise<string>][] = [
  ['home', () => '/'],
  ['stays found', () => '/search?flow=booking#country=FR'],
  ['hotels found', () => '/search?flow=hotel#country=FR'],
  ['stay', () => firstStay()],
  ['hotel', async () => `/hotel/${(await firstStay()).match(/\d+/)?.[0]}`],
  ['activity', () => firstActivity()],
  ['contact', () => '/contact'],
]

/** Kinds of pages whose layers are others on a wide screen. */
const isOpenedOnWide = (kind: string) => kind === 'stays found' || kind === 'stay' || kind === 'hotel'

/** The first opener of each kind on the page: cards have the same ones. */
async function kindsOf(page: Page) {
  // Menus of the header hang from their buttons where it is wide.
  const isWide = (page.viewportSize()?.width ?? 0) >= 1000
  const all = page
    .locator(isWide ? openers : `${openers},[popovertarget][data-tool]`)
    .filter({ visible: true })
  const names = await all.evaluateAll((elements) =>
    elements.map(
      (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').split(':')[0],
    ),
  )
  return names.flatMap((name, index) => (names.indexOf(name) === index ? [all.nth(index)] : []))
}

/** Back closes it, Forward opens it, Escape takes its entry along, and a reload leaves none behind. */
async function goThrough(page: Page) {
  const before = await entries(page)
  const url = page.url()
  let seen = 0
  for (const opener of await kindsOf(page)) {
    await opener.press('Enter')
    // A panel that hangs from its button on a wide screen says that it is open, and is no layer.
    const hangs = () => opener.getAttribute('aria-expanded')
    await expect.poll(async () => (await titlesOf(page)).length > 0 || (await hangs()) === 'true').toBe(true)
    const opened = await titlesOf(page)
    if (opened.length === 0) {
      await page.keyboard.press('Escape')
      continue
    }
    seen += 1
    await expectDepth(page, 1)
    await page.goBack()
    await expectLayers(page, [])
    await page.goForward()
    await expectLayers(page, opened)
    await page.keyboard.press('Escape')
    await expectLayers(page, [])
    await expectDepth(page, 0)
    expect([page.url(), await entries(page)]).toEqual([url, before + 1])
  }
  return seen
}

for (const [width, height, least] of [
  [360, 780, 3],
  [1280, 900, 1],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    for (const [name, addressOf] of width < 1000 ? pages : pages.filter(([kind]) => isOpenedOnWide(kind)))
      test(`Back closes each layer of the page of ${name}, and stays on it`, async ({ page, complaints }) => {
        test.setTimeout(120_000)
        await page.goto('/contact')
        await createShopper(page, say).refuseCookies()
        const address = await addressOf()
        await page.goto(address, { waitUntil: 'networkidle' })
        await expect(page.locator('html[data-view]')).toHaveCount(0)
        // Results come with calls of their own, which a busy machine may begin after all others.
        if (address.startsWith('/search')) await page.getByRole('article').first().waitFor()
        expect(await goThrough(page)).toBeGreaterThanOrEqual(least)
        expect(complaints).toEqual([])
      })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('Back closes the top one of several layers, and then leaves the page', async ({ page }) => {
    await page.goto('/contact')
    await createShopper(page, say).refuseCookies()
    await page.goto('/search?flow=booking#country=FR', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: say('search', 'summary.change') }).click()
    await expectLayers(page, [say('search', 'summary.title')])
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: say('ui', 'calendar.label') })
      .click()
    await expectLayers(page, [say('search', 'summary.title'), say('ui', 'calendar.title')])
    await page.goBack()
    await expectLayers(page, [say('search', 'summary.title')])
    await page.goBack()
    await expectLayers(page, [])
    await expect(page).toHaveURL(/#country=FR$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('[SE-020] a reload keeps the map open, Back closes it and then leaves the page', async ({ page }) => {
    await page.goto('/contact')
    await createShopper(page, say).refuseCookies()
    await page.goto('/search?flow=booking#country=FR', { waitUntil: 'networkidle' })
    await page
      .getByRole('button', { name: say('search', 'actions.map') })
      .first()
      .click()
    await expectLayers(page, [say('search', 'map.title')])
    await page.reload()
    await expectLayers(page, [say('search', 'map.title')])
    await page.goBack()
    await expectLayers(page, [])
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('a reload in another layer leads to its page, which Back leaves', async ({ page }) => {
    await page.goto('/contact')
    await createShopper(page, say).refuseCookies()
    await page.goto('/search?flow=booking#country=FR', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: say('search', 'summary.change') }).click()
    await expectLayers(page, [say('search', 'summary.title')])
    await page.reload()
    await expectLayers(page, [])
    await expectDepth(page, 0)
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
  })
})
