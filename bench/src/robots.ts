import { get } from 'node:http'
import process from 'node:process'
import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import * as paths from '@escapade/shared-contracts/paths'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { percentile } from './percentiles'
import { type Shop, withShop } from './shop'

/**
 * `pnpm bench robots`: a search engine reads 600 addresses in six locales by eight connections while eight visitors go
 * from page to page and ask for prices. No address may answer 200 with `noindex` or the title of a page that is not
 * there yet.
 */
const { ADDRESSES = '600', CONNECTIONS = '8', CLIENTS = '8' } = process.env
const line = (name: string, value: unknown) => process.stdout.write(`${name.padEnd(44)}${value}\n`)

const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

/** Host and path before the page's own of each market. */
const homes: Record<MarketLocale, [host: string, base: string]> = {
  fr_FR: ['fr', ''],
  es_ES: ['es', ''],
  it_IT: ['it', ''],
  nl_NL: ['nl', ''],
  fr_BE: ['be', '/fr'],
  nl_BE: ['be', '/nl'],
}
const markets = Object.keys(homes) as MarketLocale[]
const untitled = /<title>(Un instant|Un momento|Een ogenblik|One moment)/

type Address = { locale: MarketLocale; path: string }
type Answer = { status: number; body: string; ms: number }

function read({ origin }: Shop, { locale, path }: Address, userAgent: string): Promise<Answer> {
  const { port } = new URL(origin)
  const [label, base] = homes[locale]
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { host: `${label}.localhost:${port}`, 'user-agent': userAgent }
    get({ port, path: base + path, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        body += part
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, ms: performance.now() - startedAt }),
      )
    }).on('error', reject)
  })
}

/** Stays, hotels and searches of a market, each address once. */
async function addressesOf({ gateway }: Shop, locale: MarketLocale, count: number): Promise<Address[]> {
  const api = createApiClient({ baseUrl: gateway })
  const found = new Set<string>(['/', paths.search({ flow: 'booking' }), paths.search({ flow: 'activity' })])
  for (let page = 0; found.size < count && page < 12; page += 1) {
    const { exactMatch } = await api.send(searchOffers, {
      body: { locale, searchCriterias: { adult: 2, child: 0, baby: 0 }, pagination: { page, limit: 24 } },
    })
    for (const { hotel, packages } of exactMatch) {
      found.add(paths.hotel({ id: hotel.id }))
      for (const { uri } of packages) found.add(uri)
    }
  }
  return [...found].slice(0, count).map((path) => ({ locale, path }))
}

const problems = await withShop(async (shop) => {
  const perMarket = Math.ceil(Number(ADDRESSES) / markets.length)
  const lists = await Promise.all(markets.map((locale) => addressesOf(shop, locale, perMarket)))
  // As a crawler takes them: the markets in turn.
  const addresses = Array.from({ length: perMarket }, (_, at) => lists.map((list) => list[at])).flat()
  const waiting = addresses.filter((address) => address !== undefined)
  const all = [...waiting]
  const answers: (Answer & Address)[] = []
  let isOver = false
  let shopped = 0
  const shopper = async (first: number) => {
    for (let at = first; !isOver; at += Number(CLIENTS)) {
      await read(shop, all[at % all.length] as Address, browser)
      shopped += 1
    }
  }
  const shoppers = Array.from({ length: Number(CLIENTS) }, (_, first) => shopper(first * 7))
  const crawler = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answers.push({ ...next, ...(await read(shop, next, robot)) })
  }
  await Promise.all(Array.from({ length: Number(CONNECTIONS) }, crawler))
  isOver = true
  await Promise.all(shoppers)
  const times = answers.map(({ ms }) => ms)
  const unfinished = answers.filter(
    ({ status, body }) => status === 200 && (body.includes('content="noindex') || untitled.test(body)),
  )
  const later = answers.filter(({ status }) => status === 503)
  const failed = answers.filter(({ status }) => status !== 200 && status !== 503)
  line('addresses, documents of visitors', `${answers.length}, ${shopped}`)
  line(
    'documents: p50, p99, ms',
    `${Math.round(percentile(times, 0.5))}, ${Math.round(percentile(times, 0.99))}`,
  )
  line('503, to come again', later.length)
  line('200 with noindex or without its title', unfinished.length)
  for (const { locale, path, status } of [...unfinished, ...failed].slice(0, 10))
    line(`  ${locale} ${status}`, path)
  return [
    ...(unfinished.length > 0 ? [`${unfinished.length} pages unfinished`] : []),
    ...(failed.length > 0 ? [`${failed.length} pages failed`] : []),
    ...(percentile(times, 0.99) > 2000 ? ['p99 over 2000 ms'] : []),
  ]
})
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
