import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { migrateToLatest } from '../../../db/migrate'
import type { Clock } from '../../../platform/clock'
import type { Config } from '../../../platform/config'
import type { Database } from '../../../platform/database/tables'
import { createDatabaseTarget } from './database-target'
import { createDryTarget } from './dry-target'
import { importGeoNames } from './geonames/import-geonames'
import { createReportFile, type ImportReport } from './import-report'
import type { ImportTarget } from './import-target'
import { furnishRegistered } from './register/furnish-registered'
import { importHotels } from './register/import-hotels'

export type ImportContext = {
  db: Kysely<Database>
  config: Config
  clock: Clock
}

const progress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** Runs an import with its report under `var/reports`; the summary is the command's answer on stdout. */
async function withReport<T extends object>(
  name: string,
  { db, config, clock }: ImportContext,
  run: (report: ImportReport) => Promise<T>,
): Promise<void> {
  await migrateToLatest(db)
  const started = clock.instant()
  const path = join(config.varDir, 'reports', `${name}-${started.toISOString().replaceAll(':', '-')}.jsonl`)
  const { report, close } = await createReportFile(path)
  const result = await run(report)
  const seconds = Math.round((clock.instant().getTime() - started.getTime()) / 100) / 10
  const summary = { ...result, ...report.summary(), seconds, report: path }
  await close(summary)
  process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`)
}

function targetOf({ db, clock, config }: ImportContext, withNights = true): ImportTarget {
  const today = clock.today()
  return createDatabaseTarget({
    db,
    today,
    furnish: furnishRegistered({ seed: config.seed.seed, today }),
    withNights,
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
  const target = values['dry-run'] ? createDryTarget(context.db) : targetOf(context)
  await withReport('import-geonames', context, async (report) => {
    const places = await importGeoNames({ folder, target, report, onProgress: progress })
    await target.refresh()
    return { dryRun: values['dry-run'] ?? false, places }
  })
}

/**
 * `import-hotels --file <csv> --zipcodes <csv> [--departments 21,2A] [--without-nights] [--dry-run]`: a dry run counts
 * what would be added and changed, and writes nothing; without nights, the next run puts the rooms on sale.
 */
export async function importHotelsCommand(context: ImportContext, args: string[]): Promise<void> {
  const options = {
    file: { type: 'string' },
    zipcodes: { type: 'string' },
    departments: { type: 'string' },
    'without-nights': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  } as const
  const { values } = parseArgs({ args, options })
  const [file, zipcodes] = [required(values, 'file'), required(values, 'zipcodes')]
  const departments = values.departments ? new Set(values.departments.toUpperCase().split(',')) : undefined
  const target = values['dry-run']
    ? createDryTarget(context.db)
    : targetOf(context, !values['without-nights'])
  await withReport('import-hotels', context, async (report) => {
    const job = { file, zipcodes, departments, target, report, onProgress: progress }
    const { counts, ...placed } = await importHotels(job)
    await target.refresh()
    return { dryRun: values['dry-run'] ?? false, hotels: counts, ...placed }
  })
}
