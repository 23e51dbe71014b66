import http from 'node:http'

/** An address that a document links to and that does not answer as it should. */
type DeadEnd = { address: string; from: string; what: string }
export type Crawl = { visited: string[]; deadEnds: DeadEnd[] }

type Options = {
  start: string[]
  /** Addresses begin like this: one language of one market. */
  within: string
  /** Asks for the addresses in other languages too: those of one page of each kind. */
  alternates?: boolean
  /** Pages of one kind differ by their data only: so many of each are visited. */
  perKind: number
}

const atOnce = 6

/** Follows the links of server-rendered documents, as a search engine would, within one host. */
export async function crawlLinks({ start, within, perKind, alternates = false }: Options): Promise<Crawl> {
  const found = new Map<string, string>()
  const kinds = new Map<string, number>()
  const queue: string[] = []
  const deadEnds: DeadEnd[] = []
  const note = (address: string, from: string) => {
    if (found.has(address) || !address.startsWith(within)) return
    found.set(address, from)
    const kind = kindOf(address)
    const seen = kinds.get(kind) ?? 0
    kinds.set(kind, seen + 1)
    if (seen < perKind) queue.push(address)
  }
  const visited: string[] = []
  const compared = new Set<string>()
  const compare = async (html: string, from: string) => {
    if (!alternates || compared.has(kindOf(from))) return
    compared.add(kindOf(from))
    for (const address of alternatesIn(html)) {
      const { status } = await ask(address)
      if (status !== 200) deadEnds.push({ address, from, what: `${status} in another language` })
    }
  }
  const visit = async (address: string) => {
    visited.push(address)
    const from = found.get(address) ?? ''
    const { status, location, type, body } = await ask(address)
    if (location) return note(new URL(location, address).href, address)
    if (status !== 200) return void deadEnds.push({ address, from, what: String(status) })
    if (!type.startsWith('text/html')) return
    for (const link of linksIn(body, address)) note(link, address)
    await compare(body, address)
  }
  for (const address of start) note(address, 'the start')
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit))
  return { visited, deadEnds }
}

type Answer = { status: number; location: string | undefined; type: string; body: string }

/** The hosts of the markets are names of this machine that only browsers know. */
const ask = (address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address)
    const options = { host: 'localhost', port, path: pathname + search, headers: { host } }
    const request = http.get(options, async (response) => {
      const { statusCode = 0, headers } = response
      const body = Buffer.concat(await response.toArray()).toString()
      const type = headers['content-type'] ?? ''
      resolve({ status: statusCode, location: headers.location, type, body })
    })
    request.on('error', reject)
  })

/** `/product/123` and `/product/456` are of one kind; searches differ by their flow. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const path = pathname
    .replace(/\/[^/]*\d[^/]*/g, '/…')
    .replace(/\/(ville|idee|ciudad|tema|stad|thema|citta)\/.*/, '/$1/…')
  return `${path} ${searchParams.get('flow') ?? ''}${searchParams.has('page') ? ' page' : ''}`
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

const decode = (href: string) =>
  href.replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)

const alternatesIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate"[^>]*? href="([^"]*)"/g)].map(([, href = '']) => decode(href))

/** Links of anchors to pages of the same host, without their hash, which no server sees. */
function linksIn(html: string, base: string): string[] {
  const { host } = new URL(base)
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => decode(href))
    .map((href) => new URL(href, base))
    .filter((url) => url.host === host && url.protocol.startsWith('http'))
    .map((url) => {
      url.hash = ''
      return url.href
    })
}
