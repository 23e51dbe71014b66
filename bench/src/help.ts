import process from 'node:process'
import type { StaticPage } from '@escapade/shared-contracts/api/content/content-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import contentTexts from '../../mf-content/src/locales/fr.json'
import { openBrowser } from './pages/browser'
import { printTable } from './pages/table'
import { percentile } from './percentiles'
import { atMost } from './search-page/rows'
import { slowdown } from './search-page/visit'
import { withShop } from './shop'

/** `pnpm bench help`: how long the search of the help centre takes, on a device four times slower than this machine. */
const debuggingPort = 4170
const articles = 150
const limitMs = 50
const typed = ['anuler', 'comment annuler ma réservation', 'remboursment', 'facture société', 'solde', 'xyz']

/** As many articles as are wanted, from those that there are. */
function enlarge(page: StaticPage): StaticPage {
  const { topics = [], articles: some = [] } = page.help ?? {}
  const many = Array.from({ length: articles }, (_, at) => {
    const article = some[at % some.length]
    if (!article) throw new Error('The help centre has no article')
    return { ...article, id: `${article.id}-${at}` }
  })
  return { ...page, help: { topics, articles: many } }
}

const rows = await withShop(async ({ origin }) => {
  const browser = await openBrowser(debuggingPort)
  try {
    const page = await browser.newPage()
    await page.route('**/front-gateway/cms/static/faq?**', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: enlarge(await answer.json()) })
    })
    await page.goto(`${origin}${paths.ideas()}`, { waitUntil: 'networkidle' })
    await page.locator(`footer a[href$="${paths.staticPage({ id: 'faq' })}"]`).click()
    const field = page.getByRole('searchbox', { name: contentTexts.help.search })
    await field.focus()
    await field.fill('annuler')
    await page.getByRole('status').filter({ hasText: /\d/ }).waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    for (const text of [...typed, ...typed, ...typed]) {
      times.push(
        await field.evaluate((input: HTMLInputElement, value) => {
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
          const startedAt = performance.now()
          set?.call(input, value)
          // React draws what is typed before the event is over.
          input.dispatchEvent(new Event('input', { bubbles: true }))
          return performance.now() - startedAt
        }, text),
      )
    }
    const figure = `typed to drawn, p95 of ${times.length} (median ${percentile(times, 0.5).toFixed(0)})`
    return [
      atMost({
        page: `help, ${articles} articles`,
        figure,
        value: percentile(times, 0.95),
        limit: limitMs,
        unit: 'ms',
      }),
    ]
  } finally {
    await browser.close()
  }
})
process.stdout.write(`${printTable(rows)}\n`)
process.exitCode = rows.some(({ pass }) => pass === false) ? 1 : 0
