import { parseArgs } from 'node:util'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { CommandContext } from '../../../platform/command'
import type { Db } from '../../../platform/database/database'
import { createInTransaction } from '../../../platform/database/transaction'
import { createProgress } from '../../../platform/print-progress'
import { printRows } from '../../../platform/print-rows'
import { noteRevision } from '../../../platform/revision/revision'
import { sideBySide } from '../../../platform/side-by-side'
import { mostDaysAhead } from '../night-plan'
import { setNights } from '../set-nights'
import { changeRates, plansOf, type RateChanges, type RatePlans } from './change-rates'
import { exportRates } from './export-rates'
import type { RateLine, RateProblem } from './rate-line'
import { readRates } from './read-rates'

type Context = Pick<CommandContext, 'db' | 'clock'>
type Row = Record<string, unknown>

export const ratesHelp =
  'import FILE [--dry-run] [--json] | export [--hotel HOTEL] [--from DAY] [--to DAY]: prices, allotments and ' +
  'restrictions of nights as CSV, each hotel whole or not at all'

/** `rates import|export`. */
export async function ratesCommand(context: Context, args: string[]): Promise<void> {
  const [operation, ...rest] = args
  if (operation === 'import') return importFile(context, rest)
  if (operation === 'export') return exportAll(context, rest)
  throw new Error('rates takes import or export')
}

const say = (line: string) => void process.stderr.write(`${line}\n`)

async function importFile({ db, clock }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Error('Say which file: rates import FILE')
  const isDry = values['dry-run'] ?? false
  const { lines, problems } = await readRates(file, clock.today())
  const { hotels, strays } = await linesByHotel(db, lines, problems)
  const rows: Row[] = []
  let refused = strays.length
  for (const problem of strays) say(wordsOf(problem))
  for await (const { hotel, rooms, problems: wrong } of takeHotels(db, [...hotels], isDry)) {
    for (const problem of wrong) say(wordsOf(problem))
    refused += wrong.length
    rows.push(...(wrong.length > 0 ? [refusedRow(hotel, wrong)] : rooms.map((room) => rowOf(hotel, room))))
  }
  printRows(rows, values)
  if (isDry) say('A dry run: nothing was changed')
  if (refused > 0) {
    say(`Problems: ${refused}. Their hotels are as they were: mend the lines and import the file again`)
    process.exitCode = 1
  }
}

const wordsOf = ({ line, column, problem }: RateProblem) => `line ${line}, ${column}: ${problem}`

type OfHotel = { lines: RateLine[]; problems: RateProblem[] }

/** Lines and problems by the hotel of their rooms, in the order of the file; `strays` are of no room that is known. */
async function linesByHotel(db: Db, lines: readonly RateLine[], unread: readonly RateProblem[]) {
  const rooms = await db.selectFrom('room').select(['id', 'hotelId']).execute()
  const hotelOf = new Map(rooms.map(({ id, hotelId }) => [id, hotelId]))
  const hotels = new Map<string, OfHotel>()
  const strays: RateProblem[] = []
  const of = (hotel: string) => {
    const known = hotels.get(hotel) ?? { lines: [], problems: [] }
    hotels.set(hotel, known)
    return known
  }
  for (const line of lines) {
    const hotel = hotelOf.get(line.roomId)
    if (hotel) of(hotel).lines.push(line)
    else strays.push({ line: line.number, column: 'room', problem: noSuchRoom(line.roomId) })
  }
  for (const problem of unread) {
    const hotel = problem.roomId && hotelOf.get(problem.roomId)
    if (hotel) of(hotel).problems.push(problem)
    else strays.push(problem)
  }
  return { hotels, strays }
}

const noSuchRoom = (id: string) => `there is no room ${id}: \`rooms list\` shows those that there are`

/** So many are read at once: most imports change few hotels. */
const hotelsAtOnce = 40
/** And so many are written side by side. */
const writtenAtOnce = 3

type Outcome = RateChanges & { hotel: string }
type Planned = { hotel: string; ofHotel: OfHotel; plans: RatePlans }

/** Takes hotels in their order, each in a transaction of its own: with a problem it stays as it was. */
async function* takeHotels(
  db: Context['db'],
  hotels: [string, OfHotel][],
  isDry: boolean,
): AsyncGenerator<Outcome> {
  const progress = createProgress('hotels', hotels.length)
  for (let first = 0; first < hotels.length; first += hotelsAtOnce) {
    const group = hotels
      .slice(first, first + hotelsAtOnce)
      .map(([hotel, ofHotel]): Planned => ({ hotel, ofHotel, plans: plansOf(ofHotel.lines) }))
    const looked = await lookAt(db, group)
    const outcomes = new Map<string, Outcome>()
    const waiting = group.flatMap((planned, index) => {
      const seen = looked[index]
      if (!seen) return []
      outcomes.set(planned.hotel, { hotel: planned.hotel, ...seen })
      return !isDry && seen.problems.length === 0 && seen.rooms.some(isChanged) ? [planned] : []
    })
    await sideBySide(waiting, writtenAtOnce, async (planned) => {
      outcomes.set(planned.hotel, { hotel: planned.hotel, ...(await writeHotel(db, planned)) })
    })
    for (const { hotel } of group) {
      const outcome = outcomes.get(hotel)
      if (outcome) yield outcome
    }
    progress(group.length)
  }
}

/** Changes that hotels would have, without their rooms being locked. */
async function lookAt(db: Db, group: readonly Planned[]): Promise<RateChanges[]> {
  const all = await setNights(
    db,
    group.flatMap(({ plans }) => plans.plans),
  )
  const changeOf = new Map(all.rooms.map((room) => [room.roomId, room]))
  return group.map(({ ofHotel, plans }) => {
    const ids = new Set(plans.plans.map(({ roomId }) => roomId))
    return {
      rooms: [...ids].flatMap((id) => changeOf.get(id) ?? []),
      problems: [
        ...ofHotel.problems,
        ...plans.problemsWith(all.problems.filter(({ roomId }) => ids.has(roomId))),
      ],
    }
  })
}

const writeHotel = (db: Context['db'], { plans }: Planned): Promise<RateChanges> =>
  createInTransaction(db)(async (trx) => {
    const changes = await changeRates(trx, plans)
    if (changes.problems.length === 0 && changes.rooms.some(isChanged)) await noteRevision(trx)
    return changes
  })

const isChanged = ({ added, changed }: { added: number; changed: number }) => added + changed > 0

const refusedRow = (hotel: string, problems: readonly RateProblem[]): Row => ({
  hotel,
  room: '',
  is: 'refused',
  'new nights': 0,
  'changed nights': 0,
  lowest: null,
  problems: problems.length,
})

const rowOf = (
  hotel: string,
  { roomId, added, changed, lowestCents }: RateChanges['rooms'][number],
): Row => ({
  hotel,
  room: roomId,
  is: isChanged({ added, changed }) ? 'changed' : 'the same',
  'new nights': added,
  'changed nights': changed,
  lowest: lowestCents > 0 ? (lowestCents / 100).toFixed(2) : null,
  problems: 0,
})

async function exportAll({ db, clock }: Context, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { hotel: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
  })
  const { hotel, from = clock.today(), to = addDays(from, mostDaysAhead) } = values
  const rooms = await db
    .selectFrom('room')
    .select('id')
    .$if(hotel !== undefined, (query) => query.where('hotelId', '=', hotel ?? ''))
    .orderBy('hotelId')
    .orderBy('sort')
    .orderBy('id')
    .execute()
  if (hotel !== undefined && rooms.length === 0) throw new Error(`There is no hotel ${hotel} with rooms`)
  const ids = rooms.map(({ id }) => id)
  for await (const line of exportRates(db, ids, { from, to })) process.stdout.write(`${line}\n`)
}
