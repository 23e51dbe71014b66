import path from 'node:path'
import type { Page } from '@playwright/test'
import { shopUrl } from '../src/addresses'
import { openSearchMap } from '../src/search-map'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const say = textsOf('fr_FR')

/** Share of a journey's scripts that are modules which another remote has brought already (docs/decisions/118). */
const mostTwice = 0.11
/** Kilobytes of 1000 bytes, compressed, of those modules: 65 to 72, by the parts that the first stay’s page shows. */
const mostTwiceKb = 74
/** Kilobytes of all scripts, without the outlines of the map: 447 to 461, by the parts that the first stay's page shows. */
const mostScriptKb = 480

type Script = { file: string; bytes: number }
type Weights = Record<string, Record<string, number>>

/** Sources and libraries. What the federation plugin writes into each entry is mostly left out when it is minified. */
const isCounted = (module: string) => !module.includes('@module-federation')

test('a journey through all remotes brings the map once, and little else twice', async ({ page }) => {
  const scripts = collectScripts(page)
  await walk(page)
  const files = await Promise.all(scripts)
  expect(new Set(files.map(({ file }) => file)).size, 'no file comes twice').toBe(files.length)

  const bringers = await weighModules(page, files)
  const ofMap = [...bringers].filter(([module]) => /node_modules\/(ol|world-atlas)\//.test(module))
  expect(ofMap.length).toBeGreaterThan(50)
  expect(ofMap.filter(([, bytes]) => bytes.length > 1).map(([module]) => module)).toEqual([])

  const twice = [...bringers].map(([module, bytes]) => [module, sum(bytes) - Math.max(...bytes)] as const)
  const heaviest = twice.sort(([, one], [, other]) => other - one).slice(0, 20)
  const report = heaviest.map(([module, bytes]) => `${Math.round(bytes)} ${module}`).join('\n')
  const twiceBytes = sum(twice.map(([, bytes]) => bytes))
  const all = sum(files.map(({ bytes }) => bytes))
  expect(twiceBytes / all, `${Math.round(twiceBytes)} of ${all} bytes twice\n${report}`).toBeLessThan(
    mostTwice,
  )
  expect(twiceBytes / 1000, report).toBeLessThan(mostTwiceKb)
  const counted = files.filter(({ file }) => !/\/outlines\./.test(file))
  const weights = counted.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')
  expect(sum(counted.map(({ bytes }) => bytes)) / 1000, weights).toBeLessThan(mostScriptKb)
})

/** Search with its map, a stay with the map of its hotel, the hotel, home, the gift card, questions: each by a link of the one before. */
async function walk(page: Page) {
  const follow = async (selector: string) => {
    const link = page.locator(selector).first()
    const address = (await link.getAttribute('href')) ?? ''
    // In place: what covers a link at this width does not matter here.
    await link.evaluate((element: HTMLAnchorElement) => element.click())
    await expect(page).toHaveURL(new RegExp(address.replace(/[#?].*/, '').replace(/[.]/g, '\\.')))
    await page.waitForLoadState('networkidle')
  }
  const outlines = page.waitForEvent('requestfinished', (request) => request.url().includes('/outlines.'))
  await page.goto('/search?flow=booking', { waitUntil: 'networkidle' })
  await createShopper(page, say).refuseCookies()
  const dialog = await openSearchMap(page, say)
  await outlines
  await dialog.getByRole('button', { name: say('ui', 'layer.close') }).click()
  await expect(dialog).toBeHidden()
  await follow('main a[href*="/product/"]')
  await page.getByRole('button', { name: say('product', 'hotel.gettingThere.title') }).click()
  await page.getByRole('application', { name: say('ui', 'map.keys') }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await follow('main a[href*="/hotel/"]')
  await follow('header a[href="/"]')
  await follow('a[href*="/giftcard"]')
  await follow('footer a[href*="/static/faq"]')
}

function collectScripts(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = []
  page.on('requestfinished', (request) => {
    const file = new URL(request.url()).pathname
    if (/^\/(remotes|assets)\/.*\.js$/.test(file))
      scripts.push(request.sizes().then(({ responseBodySize }) => ({ file, bytes: responseBodySize })))
  })
  return scripts
}

/** Compressed bytes of each module by the file that brought it: its share of the file before minifying. */
async function weighModules(page: Page, files: readonly Script[]): Promise<Map<string, number[]>> {
  const bringers = new Map<string, number[]>()
  const folders = new Map<string, Promise<Weights>>()
  for (const { file, bytes } of files) {
    const folder = path.posix.dirname(file)
    if (!folder.startsWith('/remotes/')) continue
    const asked =
      folders.get(folder) ??
      page.request.get(`${shopUrl}${folder}/modules.json`).then((answer): Promise<Weights> => answer.json())
    folders.set(folder, asked)
    const weights = (await asked)[path.posix.basename(file)] ?? {}
    const whole = sum(Object.values(weights))
    for (const [name, size] of Object.entries(weights).filter(([module]) => isCounted(module))) {
      const module = name.startsWith('./') ? `${folder}/${name}` : name
      bringers.set(module, [...(bringers.get(module) ?? []), (bytes * size) / whole])
    }
  }
  return bringers
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
