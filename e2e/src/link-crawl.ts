import { ask, decode, linksIn, pageAt, problemOf } from './shop-links'

/** An address that a document links to and that does not answer as it should. */
type DeadEnd = { address: string; from: string | null; what: string }
type Crawl = { pages: Set<string | null>; deadEnds: DeadEnd[] }

type Options = {
  start: string[]
  /** Addresses begin like this: one language of one market. */
  within: string
  /** Asks for the addresses in other languages too: those of one page of each kind. */
  alternates?: boolean
  /** Pages of one kind differ by their data only: links of so many of each are followed. */
  perKind: number
  /** Number of links of each kind whose answer is asked for; the builder is found for all of them. */
  askedPerKind: number
}

const atOnce = 6

/** Asks for every link of server-rendered documents, as a search engine would, and follows those of one language. */
export async function crawlLinks({
  start,
  within,
  perKind,
  askedPerKind,
  alternates = false,
}: Options): Promise<Crawl> {
  const found = new Map<string, string | null>()
  const kinds = new Map<string, number>()
  const queue: { address: string; isRead: boolean }[] = []
  const deadEnds: DeadEnd[] = []
  const countOf = (address: string) => {
    const count = (kinds.get(kindOf(address)) ?? 0) + 1
    kinds.set(kindOf(address), count)
    return count
  }
  const note = (address: string, from: string | null) => {
    if (found.has(address)) return
    found.set(address, from)
    const isWithin = address.startsWith(`${within}/`)
    const count = isWithin ? countOf(address) : 1
    if (count <= askedPerKind) queue.push({ address, isRead: isWithin && count <= perKind })
    else if (pageAt(address) === null)
      deadEnds.push({ address, from, what: 'no function of paths.ts writes it' })
  }
  const compared = new Set<string>()
  const compare = async (html: string, from: string) => {
    if (!alternates || compared.has(kindOf(from))) return
    compared.add(kindOf(from))
    for (const address of alternatesIn(html)) {
      const { status } = await ask(address)
      if (status !== 200) deadEnds.push({ address, from, what: `${status} in another language` })
    }
  }
  const visit = async ({ address, isRead }: (typeof queue)[number]) => {
    const from = found.get(address) ?? null
    const { status, type, body } = await ask(address)
    const what = from === null && status === 200 ? null : problemOf(address, status)
    if (what) deadEnds.push({ address, from, what })
    if (!isRead || !type.startsWith('text/html')) return
    for (const link of linksIn(body, address)) note(link, address)
    await compare(body, address)
  }
  for (const address of start) note(address, null)
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit))
  return { pages: new Set([...found.keys()].map(pageAt)), deadEnds }
}

/** Pages of one function are of a kind, but for texts; searches differ by their flow. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const page = pageAt(address)
  const name = page && page !== 'staticPage' ? page : pathname
  return `${name} ${searchParams.get('flow') ?? ''}${searchParams.has('page') ? ' page' : ''}`
}

const alternatesIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate"[^>]*? href="([^"]*)"/g)].map(([, href = '']) => decode(href))
