import { Agent, request } from 'node:http'
import { OffersRequest } from '@escapade/shared-contracts/api/search-schemas'
import { CompiledQuery, type Kysely } from 'kysely'
import { parse } from 'zod/v4/core'
import { foldWords } from '../../../gateway/src/capabilities/destinations/fold-text'
import { createPlaceReader } from '../../../gateway/src/capabilities/destinations/places'
import { wordsStatement } from '../../../gateway/src/capabilities/destinations/suggestions-repository'
import { placeOf, planSearch } from '../../../gateway/src/capabilities/search/search-plan'
import { searchStatement } from '../../../gateway/src/capabilities/search/reference/search-statement'
import type { Database } from '../../../gateway/src/platform/tables'
import { measure, type Times } from './load'
import { typedTerms } from './many-names'
import { datedSearches } from './questions'

const searches = 1_600
const warmUps = 400

export type Line = { what: string; http: Times; sql: Times }
export type World = {
  label: string
  db: Kysely<Database>
  /** Where the gateway listens that works on the same database. */
  origin: string
  clients: number
  today: string
  /** Every name that can be typed. */
  names: string[]
}
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>
/** What is asked over HTTP, and the statement that answers it. */
type Piece = { path: string; body?: string; statement: Statement }

export async function benchSearch(world: World): Promise<Line> {
  const { db, today } = world
  const findPlace = createPlaceReader(db)
  const pieces: Piece[] = []
  for (const asked of await datedSearches({ db, today, count: warmUps + searches })) {
    const order = parse(OffersRequest, asked)
    const key = placeOf(order.searchCriterias)
    const plan = planSearch({ order, placePoint: key && (await findPlace(key)) })
    const statement = searchStatement({ plan, now: `${today}T09:00:00` }).compile(db)
    pieces.push({ path: '/api/offers.json', body: JSON.stringify(asked), statement })
  }
  return measureBoth({ world, what: 'search', pieces })
}

export async function benchSuggestions(world: World): Promise<Line> {
  const terms = typedTerms({ names: world.names, count: warmUps + searches })
  const pieces = terms.map((term) => {
    const matches = foldWords(term).map((prefix) => ({ prefix }))
    const query = new URLSearchParams({ locale: 'fr_FR', maxResults: '30', term })
    return {
      path: `/api/autocomplete-geonames.json?${query}`,
      statement: wordsStatement({ matches, country: 'FR', limit: 30 }).compile(world.db),
    }
  })
  return measureBoth({ world, what: 'suggest', pieces })
}

/** First the statements alone, then the calls, each after a warm-up of its own. */
async function measureBoth({
  world,
  what,
  pieces,
}: {
  world: World
  what: string
  pieces: Piece[]
}): Promise<Line> {
  const { db, origin, clients } = world
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const bare = ({ statement }: Piece) =>
    db.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]))
  const whole = ({ path, body }: Piece) => call({ agent, address: origin + path, body })
  const [warm, cold] = [pieces.slice(0, warmUps), pieces.slice(warmUps)]
  await measure({ clients, pieces: warm, work: bare })
  const sql = await measure({ clients, pieces: cold, work: bare })
  await measure({ clients, pieces: warm, work: whole })
  const http = await measure({ clients, pieces: cold, work: whole })
  agent.destroy()
  return { what: `${what}, ${world.label}`, http, sql }
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
