import { setTimeout as pause } from 'node:timers/promises'
import { sayFatal } from '@escapade/shared-contracts/log/say-fatal'
import { readSettings, wrongSettingsExitCode } from '@escapade/shared-contracts/settings/production-settings'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { orderFigures } from '../capabilities/orders/capability'
import { adviceOf, missesServer, readVersions } from '../platform/backup/postgres-tools'
import { systemClock } from '../platform/clock'
import { type Config, readConfig } from '../platform/config'
import { type DatabaseHandle, openDatabase } from '../platform/database/database'
import type { QueryListener } from '../platform/database/query-listener'
import { hostFigures } from '../platform/observe/host-figures'
import { loggerOptions } from '../platform/observe/logging'
import { createMetrics, type Metrics } from '../platform/observe/metrics'
import { serveMetrics } from '../platform/observe/metrics-server'
import { traceQuery } from '../platform/observe/queries'
import { isTracingWanted, startTracing } from '../platform/observe/tracing'
import { backupFigure } from './backup/keep-backups'
import { buildApp } from './build-app'
import { checkDatabase, checkOthers } from './check-partners'
import type { Extension } from './extension'
import { giveBackMemory } from './give-back-memory'
import { loadExtensions } from './load-extensions'
import { prepareDatabase } from './prepare-database'
import { sayMeanwhile } from './say-meanwhile'
import { stopOnSignals } from './stop'

const say = (line: string) => void process.stdout.write(`${line}\n`)

type Shop = { config: Config; extensions: Extension[] }

/** Prepares the database and answers until a signal comes. */
async function main() {
  const config = settings()
  await refuseWrongPartners(config)
  const endTracing = await startTracing(pino(loggerOptions(config.logLevel)))
  const metrics = config.metricsPort === undefined ? undefined : createMetrics()
  const extensions = await loadExtensions(config.extensions)
  const database = await openPrepared({ config, extensions }, queryListeners(metrics))
  const logger = loggerOptions(config.logLevel)
  const app = await buildApp({ config, database, clock: systemClock, logger, metrics, extensions })
  endWithDatabase(database, app.log)
  void warnOfBackups(database, app.log)
  const figures = metrics && (await openMetrics(metrics, { config, database }))

  stopOnSignals({
    log: app.log,
    steps: [
      async () => {
        app.draining.isOn = true
        await pause(config.drainMs)
      },
      () => app.close(),
      async () => figures?.close(),
      () => database.close(),
      endTracing,
    ],
  })
  await database.serveCommands()
  await app.listen({ host: config.host, port: config.port })
  // The catalogue and the search index, which the start has filled, are there from now on.
  await app.deps.searchIndex.current().catch(() => undefined)
  giveBackMemory()
}

/** Ends with one explanation of everything that is missing or wrong, before anything is opened. */
function settings(): Config {
  try {
    return readSettings('gateway', process.env, readConfig)
  } catch (error) {
    sayFatal('gateway', error)
    return process.exit(wrongSettingsExitCode)
  }
}

/**
 * Ends where the database cannot be opened, and in production where a partner says that a setting is wrong; one that is away
 * may be back with the first customer.
 */
async function refuseWrongPartners(config: Config): Promise<void> {
  const [database, others] = await Promise.all([
    checkDatabase(config),
    config.production ? checkOthers(config) : [],
  ])
  const faults = [...database, ...others].filter(({ state }) => state !== 'right')
  for (const { partner, state, said } of faults) sayFatal('gateway', `${partner} is ${state}: ${said}`)
  if (faults.some(({ state }) => state === 'wrong')) process.exit(wrongSettingsExitCode)
  // Its supervisor tries again.
  if (database.some(({ state }) => state === 'away')) process.exit(1)
}

/**
 * On a server it is prepared over connections of its own: filling a catalogue takes longer than any call may. The
 * embedded one is opened again once it is filled, since it never gives back the memory that filling took.
 */
async function openPrepared(shop: Shop, listeners: QueryListener[]): Promise<DatabaseHandle> {
  const { config } = shop
  const { statementTimeoutMs } = config
  const options = { statementTimeoutMs, answerMs: statementTimeoutMs + 1_000, listeners, alone: true }
  const where = config.databaseUrl ? 'the database server' : 'the embedded database'
  const own = await sayMeanwhile(say, `Opening ${where}`, async () => {
    const opened = await openDatabase(config, { alone: true })
    await sql`select 1`.execute(opened.db)
    return opened
  })
  const filled = await sayMeanwhile(say, 'Preparing it', () => prepare(own, shop))
  if (own.kind === 'pglite' && listeners.length === 0 && !filled) return own
  await own.close()
  return openDatabase(config, options)
}

async function prepare({ db, close }: DatabaseHandle, shop: Shop): Promise<boolean> {
  try {
    return await prepareDatabase({ db, ...shop, clock: systemClock, say })
  } catch (error) {
    await close()
    throw error
  }
}

const queryListeners = (metrics: Metrics | undefined): QueryListener[] => [
  ...(isTracingWanted(process.env) ? [traceQuery] : []),
  ...(metrics ? [metrics.onQuery] : []),
]

/** Longer statements than any call or import makes. */
const embeddedHangsMs = 60_000

/** An embedded database that failed or hangs comes back with the process: its supervisor starts it again. */
function endWithDatabase({ pglite }: DatabaseHandle, log: FastifyBaseLogger) {
  if (!pglite) return
  pglite.limitStatements(embeddedHangsMs)
  void pglite.lost.then((error) => {
    log.fatal({ err: error }, 'The gateway ends: its database is lost')
    process.exit(1)
  })
}

/** At the start, rather than in the night when a backup is due. */
async function warnOfBackups({ kind, db }: DatabaseHandle, log: FastifyBaseLogger) {
  if (kind !== 'postgres') return
  const versions = await readVersions(db).catch(() => null)
  if (versions && missesServer(versions)) log.warn(`No backup can be taken from here: ${adviceOf(versions)}`)
}

type Watched = { config: Config; database: DatabaseHandle }

async function openMetrics(metrics: Metrics, { config, database }: Watched) {
  metrics.watchDatabase('primary', database)
  metrics.watchOutbox(database, systemClock.instant)
  const now = systemClock.instant
  for (const figure of [
    ...orderFigures(database.db, now),
    backupFigure(database.db, now),
    ...hostFigures({ ...config, now }),
  ])
    metrics.watchFigure(figure)
  return serveMetrics(metrics, { host: config.metricsHost, port: config.metricsPort ?? 0 })
}

main().catch((error: unknown) => {
  sayFatal('gateway', error)
  process.exit(1)
})
