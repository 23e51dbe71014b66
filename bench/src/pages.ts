import process from 'node:process'
import type { Browser } from '@playwright/test'
import { openBrowser } from './pages/browser'
import { countRoundTrips, measureFirstLoad } from './pages/first-load'
import { judge, type Measurement } from './pages/judge'
import { runLighthouse } from './pages/lighthouse-runs'
import { type MeasuredPage, measuredPages } from './pages/measured-pages'
import { openPlainShop } from './pages/plain-shop'
import { printTable, type Row } from './pages/table'
import { type Shop, withShop } from './shop'

const debuggingPort = 4169
const runs = Number(process.env.RUNS ?? 5)
/** `PAGES=home,product` measures these alone. */
const wanted = process.env.PAGES?.split(',')
const say = (line: string) => process.stderr.write(`${line}\n`)

/** Measures every kind of page of the shop, and those that the plain bundle has as well. */
async function measureShop({ origin, gateway }: Shop): Promise<Row[]> {
  const plain = await openPlainShop(gateway)
  const browser = await openBrowser(debuggingPort)
  try {
    const pages = (await measuredPages(gateway)).filter(({ name }) => wanted?.includes(name) ?? true)
    const rows: Row[] = []
    for (const page of pages) {
      const ours = await measure(browser, origin, page, 'ours')
      const other = page.isPlain ? await measure(browser, plain.origin, page, 'plain') : null
      rows.push(...judge(page.name, ours, other))
    }
    return rows
  } finally {
    await browser.close()
    await plain.close()
  }
}

async function measure(
  browser: Browser,
  origin: string,
  page: MeasuredPage,
  variant: string,
): Promise<Measurement> {
  // The first visit fills the caches of servers and pictures; it does not count.
  await measureFirstLoad(browser, origin, page)
  const load = await measureFirstLoad(browser, origin, page)
  const roundTrips = page.isPlain ? await countRoundTrips(browser, origin, page) : 0
  const measured: Measurement = { runs: [], load, roundTrips }
  for (let run = 1; run <= runs; run++) {
    measured.runs.push(
      await runLighthouse({ url: origin + page.path, port: debuggingPort, cookie: page.cookie }),
    )
    say(`${page.name} ${variant} ${run}/${runs} ${JSON.stringify(measured.runs.at(-1))}`)
  }
  return measured
}

const rows = await withShop(measureShop)
process.stdout.write(`${printTable(rows)}\n`)
process.exitCode = rows.some(({ pass }) => pass === false) ? 1 : 0
