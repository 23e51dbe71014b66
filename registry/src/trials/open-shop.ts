import { segmentOf } from '@escapade/remote-kit/release/manifest'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import * as paths from '@escapade/shared-contracts/paths'
import type { Browser, BrowserContext } from 'playwright-core'
import type { PageVisit } from './plan-visits'
import type { TrialJob } from './trial-job'

/** Where the shop is in each language, `https://be.escapade.example/nl`, and which page stands for an example, and if it has data. */
export type Shop = { bases: Map<string, string>; pages: Map<string, string>; hasGateway: boolean }

/** Looks for the languages and the examples of the visits in a shop. */
export async function openShop(browser: Browser, shell: string, visits: PageVisit[]): Promise<Shop> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const hasGateway = await asksGateway(context, shell)
  const page = await context.newPage()
  const open = async (address: string) =>
    (
      await page.goto(new URL(address, shell).href, { waitUntil: 'domcontentloaded', timeout: 15_000 })
    )?.status()
  const linked: string[] = []
  for (const start of [paths.search({ flow: 'activity' }), paths.search({ flow: 'booking' }), paths.home()]) {
    await open(start)
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    linked.push(...found.flatMap((one) => one ?? []))
  }
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('hreflang') ?? '', one.getAttribute('href') ?? '']),
    )
  const pages = new Map<string, string>()
  for (const example of new Set(visits.map((visit) => visit.page)))
    pages.set(example, (await open(example)) === 404 ? oneOfItsKind(example, linked) : example)
  await context.close()
  const bases = alternates.map(
    ([language = '', address = '']) => [language, address.replace(/\/$/, '')] as const,
  )
  return { bases: new Map(bases), pages, hasGateway }
}

/** Asks for what every gateway knows; a shell that reaches none answers in its place, with 503 or 504. */
async function asksGateway({ request }: BrowserContext, shell: string): Promise<boolean> {
  const asked = new URL(`${getPaymentMethods.path}?locale=fr_FR`, shell).href
  const status = await request.get(asked, { timeout: 15_000 }).then(
    (answer) => answer.status(),
    () => 503,
  )
  return status !== 503 && status !== 504
}

/** An example that this shop does not have gives way to a page of the same route that it links to. */
const oneOfItsKind = (example: string, linked: string[]): string =>
  linked.find((one) => segmentOf(one) === segmentOf(example) && one.split(/[/?#]/)[2]) ?? example

export function addressOf(job: TrialJob, { bases, pages }: Shop, visit: PageVisit): string {
  const { page, language, flags } = visit
  const address = new URL(bases.get(language) ?? job.shell)
  const wanted = new URL(pages.get(page) ?? page, job.shell)
  address.pathname = `${address.pathname.replace(/\/$/, '')}${wanted.pathname}`
  for (const [key, value] of wanted.searchParams) address.searchParams.set(key, value)
  const names = job.release.flags
  if (flags && names.length > 0)
    address.searchParams.set('ff', names.map((one) => `${one}:${flags}`).join(','))
  return address.href
}
