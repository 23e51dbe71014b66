import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page, Route } from '@playwright/test'
import { expectNoViolation } from '../src/accessibility'
import { ports } from '../src/addresses'
import { comeToSurroundings } from '../src/around-hotel'
import { firstHotel, firstStay } from '../src/first-offers'
import { type Running, workspace } from '../src/processes'
import { openSearchMap } from '../src/search-map'
import { startShell } from '../src/shop'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')
const tiles = 'https://tiles.escapade.test/europe.pmtiles'
const attribution = '© Natural Earth https://www.naturalearthdata.com'
const archive = readFileSync(path.join(workspace, 'shared-ui/src/map/testing/europe.pmtiles'))

let shell: Running
test.beforeAll(async () => {
  shell = await startShell({
    port: ports.tiled,
    name: 'tiled',
    settings: { MAP_TILES_URL: tiles, MAP_ATTRIBUTION: attribution },
  })
})
test.afterAll(() => shell.stop())
test.use({ baseURL: `http://localhost:${ports.tiled}` })

/** As a store of files answers. */
function answerRange(route: Route) {
  const range = route.request().headers().range ?? ''
  const [from = 0, to = archive.length] = (range.match(/\d+/g) ?? []).map(Number)
  return route.fulfill({
    status: 206,
    headers: { 'access-control-allow-origin': '*', 'content-type': 'application/octet-stream' },
    body: archive.subarray(from, to + 1),
  })
}

/**
 * Leaves the outlines out: the canvas then shows tiles only. A file that is not what was published is refused, and
 * named.
 */
const leaveOutlinesOut = (page: Page) =>
  page.route(/\/outlines\./, (route) => route.fulfill({ status: 200, body: '' }))
const othersThanOutlines = (complaints: string[]) => complaints.filter((text) => !/outlines\./.test(text))

async function open(page: Page, address: string) {
  await page.goto(address)
  await createShopper(page, say).refuseCookies()
}

async function searchAndOpenMap(page: Page) {
  await open(page, '/search?flow=booking#country=FR')
  await page.getByRole('article').first().waitFor()
  return openSearchMap(page, say)
}

const groundOf = (where: Locator) => where.getByRole('application', { name: say('ui', 'map.keys') })
const makers = (where: Locator | Page) => where.getByRole('link', { name: 'naturalearthdata.com' })

/** Share of the ground that has the colour a token has now. */
const shareOf = (where: Locator, token: string) =>
  groundOf(where)
    .locator('canvas')
    .evaluateAll((canvases, name) => {
      const [canvas] = canvases as HTMLCanvasElement[]
      const copy = document.createElement('canvas')
      const pen = copy.getContext('2d', { willReadFrequently: true })
      if (!canvas || !pen) return 0
      const { width, height } = canvas
      Object.assign(copy, { width, height })
      pen.fillStyle = getComputedStyle(canvas).getPropertyValue(name).trim()
      pen.fillRect(0, 0, 1, 1)
      const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
      pen.clearRect(0, 0, 1, 1)
      pen.drawImage(canvas, 0, 0)
      const { data } = pen.getImageData(0, 0, width, height)
      let count = 0
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1
      return count / (data.length / 4)
    }, token)

test.describe('where vector tiles are configured', () => {
  test('[SE-020] the map of a search is drawn from them alone, in light and in dark', async ({
    page,
    complaints,
  }) => {
    const ranges: string[] = []
    await page.route(`${tiles}**`, (route) => {
      ranges.push(route.request().headers().range ?? 'none')
      return answerRange(route)
    })
    await leaveOutlinesOut(page)
    const dialog = await searchAndOpenMap(page)
    await expect(makers(dialog)).toHaveAttribute('href', 'https://www.naturalearthdata.com')
    await expect.poll(() => shareOf(dialog, '--sand')).toBeGreaterThan(0.3)
    await expect.poll(() => shareOf(dialog, '--map-water')).toBeGreaterThan(0.1)
    expect(ranges[0]).toBe('bytes=0-16383')
    expect(ranges.length).toBeGreaterThan(1)
    expect(ranges).not.toContain('none')
    await expectNoViolation(page)

    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => shareOf(dialog, '--sand')).toBeGreaterThan(0.3)
    expect(othersThanOutlines(complaints)).toEqual([])
  })

  for (const [name, address] of [
    ['a hotel', firstHotel],
    ['a stay', () => firstStay()],
  ] as const)
    test(`the map of ${name} is drawn from them on a phone, and names their makers`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.route(`${tiles}**`, answerRange)
      await leaveOutlinesOut(page)
      await open(page, await address())
      const around = await comeToSurroundings(page, say)
      await around.getByRole('button', { name: say('hotel', 'around.showMap') }).click()
      await expect.poll(() => shareOf(around, '--sand')).toBeGreaterThan(0.3)
      await expect(makers(around)).toBeInViewport({ ratio: 1 })
      expect(othersThanOutlines(complaints)).toEqual([])
    })

  test('the drawn map stays where their host refuses, and the page goes on', async ({ page, complaints }) => {
    await page.route(`${tiles}**`, (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    )
    const dialog = await searchAndOpenMap(page)
    await expect.poll(() => shareOf(dialog, '--sand')).toBeGreaterThan(0.3)
    await expect(makers(dialog)).toHaveCount(0)
    await dialog.getByRole('button', { name: say('ui', 'map.closer'), exact: true }).click()
    await expect(page).toHaveURL(/#lat=/)
    expect(complaints.filter((text) => /Tiles of the map/.test(text))).toHaveLength(1)
  })
})
