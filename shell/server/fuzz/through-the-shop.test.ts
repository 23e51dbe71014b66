/** @jest-environment node */
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { createTestApp, type TestApp } from '../../../gateway/src/testing/test-app'
import { openConnection, type RawConnection } from '../testing/raw-connection'
import { openShop, removeFolders, type Shop } from '../testing/shop'
import { result } from '../testing/sources'
import { type Shot, shots } from './hostile-bytes'

/** `pnpm fuzz` shoots 10,000 times; the same shots each time otherwise. */
const count = Number(process.env.FUZZ_SHOTS ?? 800)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)

const longestMs = 5000

let gateway: TestApp
let shop: Shop
let port: number
let connection: RawConnection | null = null
const statuses = new Map<number, number>()

beforeAll(async () => {
  gateway = await createTestApp()
  const gatewayUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const render = `return ${result('<h1>found</h1>')}`
  const routes = [
    { segment: '', page: 'home' },
    { segment: 'product', page: 'product', needsId: true },
    { segment: '*', page: 'not-found' },
  ]
  shop = await openShop({ 'mf-content': { version: 'c1', routes, render } }, { gatewayUrl })
  await shop.shell.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.shell.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  connection?.close()
  await shop.close()
  await gateway.close()
  removeFolders()
})

/** Sends a request over one connection for as long as it may be used, as a load balancer does. */
async function shoot({ method, bytes }: Shot) {
  if (!connection?.isOpen()) connection = await openConnection(port)
  const begun = performance.now()
  connection.send(bytes)
  const answer = await connection.answer(method)
  expect(performance.now() - begun).toBeLessThan(longestMs)
  expect(answer.status).toBeGreaterThanOrEqual(200)
  expect(answer.status).toBeLessThan(500)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  // The parser refuses what is no HTTP, and closes without a word; our answers have an id.
  const isOver = answer.headers.connection === 'close' || !answer.headers['x-request-id']
  if (isOver) {
    connection.close()
    connection = null
  } else await expectNextAnswer(connection)
}

let visitors = 0

/** The next visitor on the connection gets the answer that is theirs. */
async function expectNextAnswer(next: RawConnection) {
  const id = `next-visitor-${++visitors}`
  next.send(`GET /health/live HTTP/1.1\r\nHost: fr.localhost\r\nX-Request-Id: ${id}\r\n\r\n`)
  const { status, headers } = await next.answer()
  expect([status, headers['x-request-id']]).toEqual([200, id])
}

it('answers whatever is sent through shell and gateway below 500, in time, and spoils no connection', async () => {
  const { paths = {} } = gateway.app.swagger()
  const calls = Object.keys(paths)
  expect(calls.length).toBeGreaterThan(20)
  await fc.assert(fc.asyncProperty(shots(calls), shoot), { numRuns: count, seed, endOnFailure: true })
  if (count > 5000) process.stdout.write(`${JSON.stringify([...statuses].sort(([a], [b]) => a - b))}\n`)
  // Shots that all miss would prove nothing.
  for (const status of [200, 400, 404, 405, 413, 415])
    expect([status, statuses.has(status)]).toEqual([status, true])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
}, 1_200_000)
