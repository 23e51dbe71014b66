import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort, startPostgres } from '@escapade/gateway/platform/database/postgres'
import { freePorts } from '../replace/free-ports'
import { createServerProcess } from '../replace/server-process'
import { workspace } from '../shop'
import { startMailServer, startStripe } from './partners'
import { startPrometheus } from './prometheus'

const run = promisify(execFile)

/** A disk of its own, which is small enough to be filled. */
async function mountDisk(folder: string): Promise<() => Promise<unknown>> {
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'escapade-ops', folder])
  return () => run('umount', [folder])
}

async function startRedis() {
  const port = await freePort()
  let server: ChildProcess | null = null
  const start = () => {
    server = spawn('redis-server', ['--port', String(port), '--save', ''], { stdio: 'ignore' })
  }
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  start()
  return { port, start, stop }
}

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A shop in production on servers of this machine, all on free ports, with Prometheus over it. */
export async function openStage() {
  const folder = await mkdtemp(path.join(tmpdir(), 'escapade-ops-'))
  const closers: (() => unknown)[] = []
  const varDir = path.join(folder, 'var')
  const unmount = await mountDisk(varDir)
  const postgres = await startPostgres()
  const redis = await startRedis()
  const mail = await startMailServer()
  const stripe = await startStripe()
  const [gatewayPort = 0, shellPort = 0, gatewayMetrics = 0, shellMetrics = 0] = await freePorts(4)
  const log = path.join(folder, 'servers.log')
  const logFile = openSync(log, 'a')
  const production = {
    NODE_ENV: 'production',
    STAGE: 'production',
    SANDBOX: '1',
    PUBLIC_ORIGIN: `http://localhost:${shellPort}`,
  }
  const gateway = createServerProcess({
    file: path.join(workspace, 'gateway/dist/server.js'),
    port: gatewayPort,
    readyAt: '/ready',
    logFile,
    environment: {
      ...production,
      DATABASE_URL: postgres.url,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Escapade <hello@escapade.example>',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_API_URL: `http://127.0.0.1:${stripe.port}`,
      GATEWAY_EXTENSIONS: 'demo',
      SEED_HOTELS: '40',
      METRICS_PORT: String(gatewayMetrics),
      VAR_DIR: varDir,
    },
  })
  const shell = createServerProcess({
    file: path.join(workspace, 'shell/dist/server/server.js'),
    port: shellPort,
    readyAt: '/health/ready',
    logFile,
    environment: {
      ...production,
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      REGISTRY_URL: path.join(workspace, 'var/registry.json'),
      RELEASES_DIR: path.join(workspace, 'var/releases'),
      METRICS_PORT: String(shellMetrics),
      VAR_DIR: path.join(folder, 'shell'),
    },
  })
  await gateway.start()
  await shell.start()
  const prometheus = await startPrometheus(folder, { gateway: gatewayMetrics, shell: shellMetrics })
  closers.push(
    () => rm(folder, { recursive: true, force: true }),
    unmount,
    () => postgres.stop(),
    redis.stop,
    mail.close,
    stripe.close,
    () => gateway.kill(),
    () => shell.kill(),
    prometheus.stop,
  )
  return {
    at: `http://127.0.0.1:${shellPort}`,
    gatewayAt: `http://127.0.0.1:${gatewayPort}`,
    varDir,
    postgres,
    redis,
    mail,
    stripe,
    gateway,
    shell,
    prometheus,
    lines: async () => (await readFile(log, 'utf8')).split('\n').filter(Boolean),
    async close() {
      for (const close of closers.reverse()) await close()
    },
  }
}
