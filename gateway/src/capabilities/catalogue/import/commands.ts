import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Config } from '../../../platform/config'
import type { Database } from '../../../platform/database/tables'
import { parseLimit } from '../../../platform/print-rows'
import { createDatabaseTarget } from './database-target'
import { createDryTarget } from './dry-target'
import type { CreateFurnishing, Furnishing } from './furnishing'
import { importGeoNames } from './geonames/import-geonames'
import { importPhotographs } from './hotel-photographs'
import { createReportFile, type ImportReport } from './import-report'
import type { HotelIdentity } from './import-target'
import { importMapped } from './mapped/import-mapped'
import { readMapping } from './mapped/mapping'
import { importHotels } from './register/import-hotels'

export type ImportContext = {
  db: Kysely<Database>
  config: Config
  clock: Clock
  /** An extension's, if one that furnishes hotels is on. */
  furnish?: CreateFurnishing | undefined
}

const progress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** Runs an import with its report under `var/reports`; the summary is the command's answer on stdout. */
async function withReport<T extends object>(
  name: string,
  { config, clock }: Pick<ImportContext, 'config' | 'clock'>,
  run: (report: ImportReport) => Promise<T>,
): Promise<void> {
  const started = clock.instant()
  const path = join(config.varDir, 'reports', `${name}-${started.toISOString().replaceAll(':', '-')}.jsonl`)
  const { report, close } = await createReportFile(path)
  const result = await run(report)
  const seconds = Math.round((clock.instant().getTime() - started.getTime()) / 100) / 10
  const summary = { ...result, ...report.summary(), seconds, report: path }
  await close(summary)
  process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`)
}

function furnishingOf({ db, clock, config, furnish }: ImportContext, withNights: boolean): Furnishing {
  if (!furnish)
    throw new Error('Nothing here furnishes hotels: the demo does, where GATEWAY_EXTENSIONS=demo is set')
  return furnish({
    db,
    withNights,
    today: clock.today(),
    seed: config.seed.seed,
    onProgress: progress,
  })
}

const required = (values: Record<string, unknown>, name: string): string => {
  const value = values[name]
  if (typeof value === 'string' && value) return value
  throw new Error(`--${name} is missing`)
}

/** `import-geonames --dir <folder> [--dry-run]`: a dry run counts what would be added and changed, and writes nothing. */
export async function importGeoNamesCommand(context: ImportContext, args: string[]): Promise<void> {
  const options = { dir: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  const { values } = parseArgs({ args, options })
  const folder = required(values, 'dir')
  const target = values['dry-run']
    ? createDryTarget(context.db)
    : createDatabaseTarget({ db: context.db, onProgress: progress })
  await withReport('import-geonames', context, async (report) => {
    const places = await importGeoNames({ folder, target, report, onProgress: progress })
    await target.refresh()
    return { dryRun: values['dry-run'] ?? false, places }
  })
}

const unpublishedHint = (hotels: number) =>
  `${hotels} hotels are unpublished: give them rooms and nights, then \`hotels publish HOTEL…\``

/**
 * `import-hotels --file <csv> --zipcodes <csv> [--departments 21,2A] [--pictures <folder>] [--dry-run] [--furnish
 * [--without-nights]]`: a dry run counts what would be added and changed, and writes nothing. The folder of pictures has
 * one for each hotel, named by its id. New hotels have what the register says of them;
 * furnished, they get invented rooms and rates as well, without nights not before the next run.
 */
export async function importHotelsCommand(context: ImportContext, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: hotelOptions })
  const [file, zipcodes] = [required(values, 'file'), required(values, 'zipcodes')]
  const departments = values.departments ? new Set(values.departments.toUpperCase().split(',')) : undefined
  const isDry = values['dry-run'] ?? false
  const furnishing = values.furnish ? furnishingOf(context, !values['without-nights']) : undefined
  const target = isDry
    ? createDryTarget(context.db)
    : createDatabaseTarget({ db: context.db, furnishing, onProgress: progress })
  await withReport('import-hotels', context, async (report) => {
    const job = { file, zipcodes, departments, target, report, onProgress: progress }
    const { counts, ...placed } = await importHotels(job)
    await target.refresh()
    if (counts.added && !furnishing && !isDry) progress(unpublishedHint(counts.added))
    const pictures =
      values.pictures && (await importPhotographs({ ...context, folder: values.pictures, isDry }))
    return { dryRun: isDry, hotels: counts, ...placed, ...(pictures ? { pictures } : {}) }
  })
}

/**
 * `import-register --file CSV --mapping JSON [--rows N] [--dry-run]`: hotels of any country's register, by the columns
 * that the mapping names. A dry run shows the first of them as they would be, and writes nothing.
 */
export async function importRegisterCommand(context: ImportContext, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: registerOptions })
  const file = required(values, 'file')
  const mapping = await readMapping(required(values, 'mapping'))
  const isDry = values['dry-run'] ?? false
  const shown = parseLimit(values.rows ?? (isDry ? '5' : undefined))
  const target = isDry
    ? createDryTarget(context.db)
    : createDatabaseTarget({ db: context.db, onProgress: progress })
  const cities = await target.citiesOf(mapping.country)
  if (cities.length === 0)
    throw new Error(`There is no town of ${mapping.country} yet: import-geonames brings them`)
  await withReport('import-register', context, async (report) => {
    const { counts, hotels } = await importMapped({ file, mapping, cities, target, report })
    await target.refresh()
    if (counts.added && !isDry) progress(unpublishedHint(counts.added))
    return {
      dryRun: isDry,
      hotels: counts,
      ...(isDry ? { first: hotels.slice(0, shown).map(shownHotel) } : {}),
    }
  })
}

const shownHotel = (hotel: HotelIdentity) => {
  const { id, label, stars, streetAddress, zipCode, cityLabel, latitude, longitude, phone } = hotel
  return { id, label, stars, streetAddress, zipCode, cityLabel, latitude, longitude, phone }
}

const registerOptions = {
  file: { type: 'string' },
  mapping: { type: 'string' },
  rows: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

const hotelOptions = {
  file: { type: 'string' },
  zipcodes: { type: 'string' },
  departments: { type: 'string' },
  pictures: { type: 'string' },
  furnish: { type: 'boolean' },
  'without-nights': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const
