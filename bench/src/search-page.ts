import process from 'node:process'
import * as paths from '@escapade/shared-contracts/paths'
import type { Browser } from '@playwright/test'
import { openBrowser } from './pages/browser'
import { measureFirstLoad } from './pages/first-load'
import { printTable, type Row } from './pages/table'
import { percentile } from './percentiles'
import { measureBeside } from './search-page/beside'
import { measureFirstViews } from './search-page/first-view'
import { measureJourney } from './search-page/journey'
import { measurePanning, measureScrolling } from './search-page/long-tasks'
import { measureOnDemand } from './search-page/on-demand'
import { atMost } from './search-page/rows'
import { measureTaps } from './search-page/taps'
import { withShop } from './shop'

/** `pnpm bench search-page`: how the page of results feels on a phone four times slower than this machine. */
const debuggingPort = 4170
const runs = Number(process.env.RUNS ?? 3)
const markers = 2000
const limits = { tapMs: 150, inpMs: 100, taskMs: 100, scriptKb: 185, besideLcpMs: 1400 }

const searchPage = { name: 'search', path: paths.search({ flow: 'booking' }), usable: [] }

type Part = (browser: Browser, origin: string) => Promise<Row[]>

const parts: Record<string, Part> = {
  taps: async (browser, origin) =>
    Object.entries(await measureTaps(browser, origin)).map(([figure, times]) =>
      atMost({
        page: 'tap to results painted',
        figure: `${figure}, p75 of ${times.length} (median ${percentile(times, 0.5).toFixed(0)})`,
        value: percentile(times, 0.75),
        limit: limits.tapMs,
        unit: 'ms',
      }),
    ),
  journey: async (browser, origin) => {
    const { milliseconds, interactions, slowest } = await measureJourney(browser, origin)
    process.stderr.write(`slowest interactions: ${slowest}\n`)
    const figure = `INP over ${interactions} interactions`
    return [atMost({ page: 'whole journey', figure, value: milliseconds, limit: limits.inpMs, unit: 'ms' })]
  },
  scroll: async (browser, origin) => {
    const { scrolling, turning } = await measureScrolling(browser, origin)
    const task = (figure: string, value: number) =>
      atMost({ page: 'ten pages of results', figure, value, limit: limits.taskMs, unit: 'ms' })
    return [task('longest task while scrolling', scrolling), task('longest task turning the page', turning)]
  },
  map: async (browser, origin) => {
    const { opening, panning, bubbles } = await measurePanning(browser, origin, markers)
    const task = (figure: string, value: number) =>
      atMost({ page: `map, ${markers} markers`, figure, value, limit: limits.taskMs, unit: 'ms' })
    return [
      task(`longest task while panning, ${bubbles} bubbles`, panning),
      task('longest task opening', opening),
    ]
  },
  weight: async (browser, origin) => {
    const { scriptKb } = await measureFirstLoad(browser, origin, searchPage)
    const value = { page: 'first load', figure: 'JavaScript, compressed', value: scriptKb }
    return [
      atMost({ ...value, limit: limits.scriptKb, unit: 'KB', others: 'others 222 KB and more' }),
      ...(await measureOnDemand(browser, origin)).map(({ part, onIntent, onPress, kb }) => ({
        page: 'loaded when wanted',
        figure: part,
        value: `${onIntent} files when pointed at, ${onPress} when pressed, ${kb.toFixed(1)} KB`,
        target: 'none before, on its way when pointed at',
        pass: onIntent > 0,
      })),
    ]
  },
  beside: async (browser, origin) => {
    const { lcpMs, shift, task, listKb, mapKb } = await measureBeside(browser, origin)
    const page = 'laptop, map beside the list'
    return [
      atMost({ page, figure: 'LCP', value: lcpMs, limit: limits.besideLcpMs, unit: 'ms' }),
      atMost({ page, figure: 'CLS', value: shift, limit: 0.02, digits: 3 }),
      atMost({ page, figure: 'JavaScript of the list', value: listKb, limit: limits.scriptKb, unit: 'KB' }),
      { page, figure: 'JavaScript of the map, afterwards', value: `${mapKb.toFixed(0)} KB` },
      atMost({ page, figure: 'longest task while it comes', value: task, limit: limits.taskMs, unit: 'ms' }),
    ]
  },
  view: (_, origin) => measureFirstViews(origin, debuggingPort, runs),
}
/** `PARTS=taps,map` measures these alone. */
const wanted = process.env.PARTS?.split(',') ?? Object.keys(parts)

const rows = await withShop(async ({ origin }) => {
  const browser = await openBrowser(debuggingPort)
  try {
    // The first visit fills the caches of servers and pictures; it does not count.
    await measureFirstLoad(browser, origin, searchPage)
    const measured: Row[] = []
    for (const name of wanted) measured.push(...((await parts[name]?.(browser, origin)) ?? []))
    return measured
  } finally {
    await browser.close()
  }
})
process.stdout.write(`${printTable(rows)}\n`)
process.exitCode = rows.some(({ pass }) => pass === false) ? 1 : 0
