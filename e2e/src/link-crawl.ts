/** An address that a document links to and that does not answer as it should. */
export type DeadEnd = { address: string; from: string; what: string }
export type Crawl = { visited: string[]; deadEnds: DeadEnd[] }

type Options = {
  start: string[]
  /** Pages of one kind differ by their data only: so many of each are visited. */
  perKind: number
  headers?: Record<string, string>
}

const atOnce = 6

/** Follows the links of server-rendered documents, as a search engine would, within one host. */
export async function crawlLinks({ start, perKind, headers = {} }: Options): Promise<Crawl> {
  const found = new Map<string, string>()
  const kinds = new Map<string, number>()
  const queue: string[] = []
  const deadEnds: DeadEnd[] = []
  const note = (address: string, from: string) => {
    if (found.has(address)) return
    found.set(address, from)
    const kind = kindOf(address)
    const seen = kinds.get(kind) ?? 0
    kinds.set(kind, seen + 1)
    if (seen < perKind) queue.push(address)
  }
  const visited: string[] = []
  const visit = async (address: string) => {
    visited.push(address)
    const from = found.get(address) ?? ''
    const answer = await fetch(address, { headers, redirect: 'follow' })
    const body = await answer.text()
    if (answer.status !== 200) return void deadEnds.push({ address, from, what: String(answer.status) })
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    for (const link of linksIn(body, answer.url)) note(link, address)
  }
  for (const address of start) note(address, 'the start')
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit))
  return { visited, deadEnds }
}

/** `/product/123` and `/product/456` are of one kind; searches are told apart by their flow. */
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

/** Links of anchors to pages of the same host, without their hash, which no server sees. */
function linksIn(html: string, base: string): string[] {
  const { host } = new URL(base)
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity),
  )
  return hrefs
    .map((href) => new URL(href, base))
    .filter((url) => url.host === host && url.protocol.startsWith('http'))
    .map((url) => {
      url.hash = ''
      return url.href
    })
}
