import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { testConfig } from '../../testing/test-app'
import { freePort } from '../database/postgres'
import { openRedis } from '../redis'
import { createServer } from './create-server'
import { limitCalls, limitOf } from './rate-limit'

let server: ChildProcess
let url: string
const gateways: FastifyInstance[] = []

beforeAll(async () => {
  const port = await freePort()
  url = `redis://127.0.0.1:${port}`
  server = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error('Redis is not installed: apt-get install redis-server')))
    server.stdout?.on('data', (text) => String(text).includes('Ready to accept') && resolve())
  })
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.close()
  if (server.exitCode === null && server.signalCode === null) server.kill()
})

async function openGateway() {
  const app = createServer({ config: testConfig() })
  const redis = await openRedis(app, url)
  if (redis) await once(redis, 'ready')
  await limitCalls(app, { scale: 1, redis })
  app.get('/limited', { config: limitOf(app, 2) }, async () => ({ ok: true }))
  gateways.push(app)
  return app
}

it('counts calls of one address over all gateways, and lets calls through while Redis stands still or is away', async () => {
  const [one, two] = [await openGateway(), await openGateway()]
  const statuses = []
  for (const gateway of [one, two, one, two]) statuses.push((await gateway.inject('/limited')).statusCode)
  expect(statuses).toEqual([200, 200, 429, 429])
  server.kill('SIGSTOP')
  const begun = performance.now()
  expect((await one.inject('/limited')).statusCode).toBe(200)
  expect(performance.now() - begun).toBeLessThan(2_000)
  server.kill('SIGCONT')
  const ended = once(server, 'exit')
  server.kill()
  await ended
  expect((await one.inject('/limited')).statusCode).toBe(200)
})
