import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { testConfig } from '../../testing/test-app'
import { createServer } from './create-server'

let app: FastifyInstance
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  app = createServer({ config: testConfig() })
  app.get('/quick', async () => ({ ok: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const ask = () =>
  new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    get({ host: '127.0.0.1', port, path: '/quick', agent }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
      )
    }).on('error', reject)
  })

it('keeps connections until it is to stop, then says with each answer that it is the last one, and serves what still comes', async () => {
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' })
  app.draining.isOn = true
  expect(await ask()).toEqual({ status: 200, connection: 'close' })
  expect(await ask()).toEqual({ status: 200, connection: 'close' })
})
