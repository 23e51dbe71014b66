import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sayFatal } from '@escapade/shared-contracts/log/say-fatal'
import { readSettings, wrongSettingsExitCode } from '@escapade/shared-contracts/settings/production-settings'
import { pino } from 'pino'
import { type Config, readConfig } from './config'
import { createShell } from './create-shell'
import { loadChrome } from './document/chrome'
import { readClientAssets } from './document/client-assets'
import { loggerOptions } from './platform/logging'
import { createMetrics, serveMetrics } from './platform/metrics'

/** Entry of the built server: `shell/dist/server/server.js`, beside the client's build. */
const here = path.dirname(fileURLToPath(import.meta.url))
const dist = path.dirname(here)
const clientDir = path.join(dist, 'client')

/** Ends with one explanation of everything that is missing or wrong. */
function settings(): Config {
  try {
    return readSettings('shell', process.env, readConfig)
  } catch (error) {
    sayFatal('shell', error)
    return process.exit(wrongSettingsExitCode)
  }
}

const config = settings()
const log = pino(loggerOptions(config.logLevel))

const metrics = config.metricsPort === undefined ? undefined : createMetrics()
const shell = await createShell({
  config,
  log,
  metrics,
  clientDir,
  assets: await readClientAssets(clientDir),
  chrome: loadChrome(path.join(dist, 'chrome.cjs')),
  threadFile: path.join(here, 'render-thread-main.js'),
  requireFrom: path.join(dist, '../package.json'),
})

const internal =
  metrics &&
  (await serveMetrics({
    metrics,
    releases: shell.releases,
    host: config.metricsHost,
    port: config.metricsPort ?? 0,
  }))

let closing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    shell
      .drain()
      .then(shell.close)
      .then(() => internal?.close())
      .then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'did not close cleanly')
          process.exit(1)
        },
      )
  })
}

await shell.app.listen({ port: config.port, host: config.host })
log.info({ port: config.port, gateway: config.gatewayUrl }, 'shell is listening')
