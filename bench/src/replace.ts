import { execFile } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { systemClock } from '@escapade/gateway/platform/clock'
import { openDatabase } from '@escapade/gateway/platform/database/database'
import { furnish } from '@escapade/gateway/testing/drill/drill-shop'
import { audit, settle } from './chaos/audit'
import { withPlaces } from './drill-places'
import { percentile } from './percentiles'
import { createRandom } from './random'
import { freePorts } from './replace/free-ports'
import { startProxy } from './replace/proxy'
import { createServerProcess } from './replace/server-process'
import { createShopping, type Step, steps } from './replace/shopping'
import { datedSearches } from './search/questions'
import { workspace } from './shop'

/**
 * `pnpm bench replace`: two gateways and two shells behind HAProxy, or with `PROXY=nginx` behind plain nginx, on
 * PostgreSQL. While clients open pages, search and
 * order through the shells, each server is ended and started again, one after the other. No request may fail.
 */
const { CLIENTS = '8', HOTELS = '300', CALM_MS = '10000', PROXY = 'haproxy' } = process.env
const line = (name: string, value: unknown) => process.stdout.write(`${name.padEnd(44)}${value}\n`)

const logOf = (folder: string) => path.join(folder, 'servers.log')
const lastLines = async (file: string) =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .slice(-20)
    .map((said) => said.slice(0, 500))
    .join('\n')

const problems = await withPlaces('postgres', async ({ from, folder }) => {
  await promisify(execFile)(process.execPath, [path.join(workspace, 'tools/build.mjs')])
  const logFile = openSync(logOf(folder), 'a')
  const [gatewayPorts, shellPorts] = [await freePorts(2), await freePorts(2)]
  const proxy = await startProxy(PROXY === 'nginx' ? 'nginx' : 'haproxy', folder, {
    shop: { servers: shellPorts, healthAt: '/health/ready' },
    gateway: { servers: gatewayPorts, healthAt: '/ready' },
  })
  const shared = {
    NODE_ENV: 'production',
    STAGE: 'development',
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
    DRAIN_MS: '3000',
  }
  const gateways = gatewayPorts.map((port) =>
    createServerProcess({
      file: path.join(workspace, 'gateway/dist/server.js'),
      port,
      readyAt: '/ready',
      logFile,
      environment: {
        ...shared,
        DATABASE_URL: from.databaseUrl ?? '',
        DATABASE_POOL: '10',
        GATEWAY_EXTENSIONS: 'demo',
        SEED_HOTELS: HOTELS,
        GIFT_SECRET: 'the same for every gateway of the pool',
        SECRET_KEY: 'the same for every gateway of the pool',
        PUBLIC_ORIGIN: (proxy.origins.shop ?? '').replace('127.0.0.1', 'localhost'),
        RATE_LIMIT: '0',
        VAR_DIR: from.varDir,
      },
    }),
  )
  const shells = shellPorts.map((port, index) =>
    createServerProcess({
      file: path.join(workspace, 'shell/dist/server/server.js'),
      port,
      readyAt: '/health/ready',
      logFile,
      environment: {
        ...shared,
        GATEWAY_URL: proxy.origins.gateway ?? '',
        REGISTRY_URL: path.join(workspace, 'var/registry.json'),
        RELEASES_DIR: path.join(workspace, 'var/releases'),
        VAR_DIR: path.join(folder, `shell-${index}`),
      },
    }),
  )
  const servers = [...gateways, ...shells]
  try {
    for (const server of servers) await server.start()
    await furnish(from)
    const { db, close } = await openDatabase(from)
    const today = systemClock.today()
    const random = createRandom(11)
    const shopping = createShopping({
      origin: proxy.origins.shop ?? '',
      today,
      searches: await datedSearches({ db, today, count: 300, kind: 'mixed' }),
      random,
    })
    await close()

    const times = new Map<Step, number[]>(steps.map((step) => [step, []]))
    const failures = new Map<string, number>()
    let isOpen = true
    const client = async () => {
      while (isOpen) {
        const step = shopping.next()
        const startedAt = performance.now()
        await shopping[step]().catch((error) => {
          const said = `${step}: ${String(error).slice(0, 160)}`
          failures.set(said, (failures.get(said) ?? 0) + 1)
        })
        times.get(step)?.push(performance.now() - startedAt)
      }
    }
    const clients = Array.from({ length: Number(CLIENTS) }, client)
    await pause(Number(CALM_MS))
    for (const server of servers) {
      await server.stop()
      await server.start()
      await pause(Number(CALM_MS) / 2)
    }
    isOpen = false
    await Promise.all(clients)

    for (const [step, values] of times)
      line(
        `${step}: count, p50, p99 ms`,
        `${values.length}, ${percentile(values, 0.5).toFixed(0)}, ${percentile(values, 0.99).toFixed(0)}`,
      )
    line('servers replaced', servers.length)
    line(
      'failed requests',
      [...failures.values()].reduce((sum, count) => sum + count, 0),
    )
    await settle(from)
    const wrong = await audit({ place: from, today, confirmed: shopping.confirmed, line })
    const problems = [...[...failures].map(([said, count]) => `${count} × ${said}`), ...wrong]
    return problems.length > 0 ? [...problems, await lastLines(logOf(folder))] : []
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await proxy.stop()
    closeSync(logFile)
  }
})
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
