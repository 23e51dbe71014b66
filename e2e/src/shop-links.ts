import http from 'node:http'
import { pageOf } from '@escapade/shared-contracts/testing/page-of'
import { shopUrl } from './addresses'
import { homeOf } from './market-urls'

/** Name of the function in `paths.ts` that writes an address of the shop; null where none does. */
export function pageAt(address: string): string | null {
  const home = Object.values(homeOf).find((each) => address.startsWith(`${each}/`))
  const path = address.slice((home ?? new URL(address).origin).length).replace(/[?#].*/, '')
  // Documents of the gateway stand beside the pages of every language.
  return home || path.startsWith('/front-gateway/') ? pageOf(path) : null
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}
export const decode = (href: string) =>
  href.replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)

/** Links of anchors to pages of the shop in any market, without their hash, which no server sees. */
export function linksIn(html: string, base: string): string[] {
  const { host } = new URL(shopUrl)
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(decode(href), base))
    .filter((url) => (url.host === host || url.host.endsWith(`.${host}`)) && url.protocol.startsWith('http'))
    .map((url) => {
      url.hash = ''
      return url.href
    })
}

type Answer = { status: number; location: string | undefined; type: string; body: string }

const mostRedirects = 5

/** Answers as a browser gets them, after redirects. */
export async function ask(address: string, redirects = 0): Promise<Answer> {
  const answer = await request(address)
  if (!answer.location || redirects === mostRedirects) return answer
  return ask(new URL(answer.location, address).href, redirects + 1)
}

/** The hosts of the markets are names of this machine that only browsers know. */
const request = (address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address)
    const options = { host: 'localhost', port, path: pathname + search, headers: { host } }
    const sent = http.get(options, async (response) => {
      const { statusCode = 0, headers } = response
      const body = Buffer.concat(await response.toArray()).toString()
      const type = headers['content-type'] ?? ''
      resolve({ status: statusCode, location: headers.location, type, body })
    })
    sent.on('error', reject)
  })

/** Links that lead to no page: each with what is wrong. */
export async function deadLinks(links: string[]): Promise<string[]> {
  const problems = links.map(async (link) => ({ link, problem: problemOf(link, (await ask(link)).status) }))
  return (await Promise.all(problems)).flatMap(({ link, problem }) =>
    problem ? [`${link}: ${problem}`] : [],
  )
}

/** Null when the shop answers and a function of `paths.ts` writes the address. */
export const problemOf = (address: string, status: number): string | null => {
  if (status !== 200) return String(status)
  return pageAt(address) === null ? 'no function of paths.ts writes it' : null
}
