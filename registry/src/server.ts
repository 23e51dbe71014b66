import process from 'node:process'
import { isoTime, withoutAddresses } from '@escapade/shared-contracts/log/line-format'
import { sayFatal } from '@escapade/shared-contracts/log/say-fatal'
import { wrongSettingsExitCode } from '@escapade/shared-contracts/settings/production-settings'
import { pino } from 'pino'
import { type Config, readConfig } from './config'
import { createRegistry } from './create-registry'
import { openRegistryDatabase } from './database/open-database'
import { openFiles } from './files/kept-files'
import { ensureSquads } from './squads/squads'
import { openTrials } from './trials/trials'

/** Ends with one explanation of everything that is wrong. */
function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    sayFatal('registry', error)
    return process.exit(wrongSettingsExitCode)
  }
}

/** Entry of the built server: `registry/dist/server.js`. */
const config = settings()
const log = pino({
  level: config.logLevel,
  base: { service: 'registry' },
  timestamp: isoTime,
  hooks: { streamWrite: withoutAddresses },
})
const { db, serveCommands, close } = await openRegistryDatabase(config)
await serveCommands()
const files = await openFiles(config)
await ensureSquads(db, config.squads)
const app = await createRegistry({
  db,
  files,
  now: () => new Date(),
  isOpen: config.isOpen,
  trials: config.trialShell
    ? await openTrials({ shell: config.trialShell, chromium: config.chromium })
    : null,
  log,
  trustProxy: config.trustProxy,
})

let closing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    app
      .close()
      .then(close)
      .then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'did not close cleanly')
          process.exit(1)
        },
      )
  })
}

await app.listen({ port: config.port, host: config.host })
log.info({ port: config.port }, 'registry is listening')
