import { buildApp } from './app'
import { systemClock } from './platform/clock'
import { readConfig } from './platform/config'
import { openDatabase } from './platform/database'
import { prepareDatabase } from './platform/prepare-database'

const graceMs = 10_000

/** Opens the database, prepares it and answers until a signal comes. */
async function main() {
  const config = readConfig()
  const database = await openDatabase(config)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  await prepareDatabase({ db: database.db, config, clock: systemClock, say })
  const app = await buildApp({ config, database, clock: systemClock, logger: { level: config.logLevel } })

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // What is under way is finished; what does not finish is cut off, and mended at the next start.
    setTimeout(() => process.exit(1), graceMs).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await app.listen({ host: config.host, port: config.port })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
