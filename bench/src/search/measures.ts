import { Agent, request } from 'node:http'
import { createPlaceReader } from '@escapade/gateway/capabilities/destinations/places'
import { searchStatement } from '@escapade/gateway/capabilities/search/reference/search-statement'
import { placeOf, planSearch } from '@escapade/gateway/capabilities/search/search-plan'
import type { Database } from '@escapade/gateway/platform/database/tables'
import { createCaches } from '@escapade/gateway/platform/revision/create-cache'
import { createRevision } from '@escapade/gateway/platform/revision/revision'
import { foldWords } from '@escapade/gateway/platform/texts/fold-text'
import { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { CompiledQuery, type Kysely } from 'kysely'
import { parse } from 'zod/v4/core'
import { typedTerms } from '../catalogues/many-names'
import { measureWarm, type Times } from '../load'
import { datedSearches, type Kind } from './questions'
import { wordsStatement } from './words-statement'

/** The statement of a whole country takes long: fewer of those are enough. */
const counts: Record<Kind | 'suggest', { measured: number; warmUps: number }> = {
  mixed: { measured: 1_600, warmUps: 400 },
  city: { measured: 1_600, warmUps: 200 },
  town: { measured: 800, warmUps: 100 },
  around: { measured: 800, warmUps: 100 },
  country: { measured: 400, warmUps: 50 },
  filters: { measured: 400, warmUps: 50 },
  help: { measured: 400, warmUps: 50 },
  suggest: { measured: 1_600, warmUps: 400 },
}

export type Line = { kind: Kind | 'suggest'; label: string; http: Times; sql: Times }
export type World = {
  label: string
  db: Kysely<Database>
  /** Address of the gateway that works on this database. */
  origin: string
  clients: number
  today: string
  /** Every name that can be typed. */
  names: string[]
}
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>
/** Request over HTTP, and the statement that answers it. */
type Piece = { path: string; body?: string; statement: Statement }

export async function benchSearch(world: World, kind: Kind): Promise<Line> {
  const { db, today } = world
  const placesNow = createPlaceReader({ db, createCache: createCaches(createRevision(db)) })
  const findPlace = await placesNow()
  const pieces: Piece[] = []
  for (const asked of await datedSearches({ db, today, kind, count: countOf(kind) })) {
    const request = parse(OffersRequest, asked)
    const key = placeOf(request.searchCriterias)
    const plan = planSearch({ request, placePoint: key && (await findPlace(key)) })
    const statement = searchStatement({ plan, now: `${today}T09:00:00` }).compile(db)
    pieces.push({ ...callOf(kind, asked), statement })
  }
  return measureBoth({ world, kind, pieces })
}

/** Help is asked for what a search has found nothing of: the statement beside it is that search's. */
function callOf(kind: Kind, asked: OffersRequest): Pick<Piece, 'path' | 'body'> {
  if (kind !== 'help') return { path: '/api/offers.json', body: JSON.stringify(asked) }
  const { locale, searchCriterias } = asked
  return { path: '/api/search/help.json', body: JSON.stringify({ locale, searchCriterias }) }
}

export async function benchSuggestions(world: World): Promise<Line> {
  const terms = typedTerms({ names: world.names, count: countOf('suggest') })
  const pieces = terms.map((term) => {
    const query = new URLSearchParams({ locale: 'fr_FR', maxResults: '30', term })
    return {
      path: `/api/autocomplete-geonames.json?${query}`,
      statement: wordsStatement({ words: foldWords(term), country: 'FR', limit: 30 }).compile(world.db),
    }
  })
  return measureBoth({ world, kind: 'suggest', pieces })
}

const countOf = (kind: Line['kind']) => counts[kind].measured + counts[kind].warmUps

/** First the statements alone, then the calls, each after a warm-up of its own. */
async function measureBoth({
  world: { db, origin, clients, label },
  kind,
  pieces,
}: {
  world: World
  kind: Line['kind']
  pieces: Piece[]
}): Promise<Line> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const bare = ({ statement }: Piece) =>
    db.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]))
  const whole = ({ path, body }: Piece) => call({ agent, address: origin + path, body })
  const measured = (work: (piece: Piece) => Promise<unknown>) =>
    measureWarm({ clients, pieces, warmUps: counts[kind].warmUps, work })
  const sql = await measured(bare)
  const http = await measured(whole)
  agent.destroy()
  return { kind, label, http, sql }
}

function call({
  agent,
  address,
  body,
}: {
  agent: Agent
  address: string
  body: string | undefined
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = body
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      : {}
    const sent = request(address, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${address} answered ${answer.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
