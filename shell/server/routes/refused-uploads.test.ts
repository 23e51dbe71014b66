/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { longestBody, longestForm } from '@escapade/shared-contracts/api/request-body'
import { openConnection, type RawConnection } from '../testing/raw-connection'
import { searchRemote, useShops } from '../testing/sources'

const open = useShops()

type Seen = { headers: IncomingMessage['headers']; body: Buffer }
let gateway: Server
let seen: Seen[]
let connection: RawConnection
let answerEarly = false

async function receive(request: IncomingMessage, response: ServerResponse) {
  // As a gateway does that refuses by the headers alone.
  if (answerEarly) return void response.writeHead(413, { connection: 'close' }).end('{}')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  // The shell asks for flags and the menu too.
  if (request.headers['x-forwarded-for']) seen.push({ headers: request.headers, body: Buffer.concat(chunks) })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"from":"gateway"}')
}

beforeAll(async () => {
  gateway = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})

beforeEach(async () => {
  seen = []
  answerEarly = false
  const { port } = gateway.address() as AddressInfo
  const { shell } = await open(
    { 'mf-search': searchRemote('s1', '<p>found</p>') },
    { gatewayUrl: `http://127.0.0.1:${port}` },
  )
  await shell.app.listen({ port: 0, host: '127.0.0.1' })
  connection = await openConnection((shell.app.server.address() as AddressInfo).port)
})
afterEach(() => connection.close())

const post = (headers: string, body: Buffer | string = '') => {
  connection.send(`POST /api/offers.json HTTP/1.1\r\nHost: fr.localhost\r\n${headers}\r\n\r\n`)
  connection.send(body)
}
const json = 'Content-Type: application/json'
const asChunks = (body: Buffer) =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
const tooLong = Buffer.alloc(3_000_000, 'a')

describe('a body that is too long', () => {
  it.each([
    ['of a known length', `${json}\r\nContent-Length: ${tooLong.length}`, tooLong],
    ['in chunks', `${json}\r\nTransfer-Encoding: chunked`, asChunks(tooLong)],
    ['that is compressed', `${json}\r\nContent-Encoding: gzip\r\nContent-Length: ${tooLong.length}`, tooLong],
    ['of an unknown type', `Content-Type: x/y\r\nContent-Length: ${tooLong.length}`, tooLong],
    [
      'in a form',
      `Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked`,
      asChunks(tooLong),
    ],
  ])('%s is 413 and ends its connection', async (_, headers, body) => {
    post(headers, body)
    const { status, headers: answered, body: problem } = await connection.answer()
    expect(status).toBe(413)
    expect(answered.connection).toBe('close')
    expect(JSON.parse(problem)).toMatchObject({ code: 'payload-too-large' })
    await expect(connection.answer()).rejects.toThrow('closed')
    expect(seen).toEqual([])
  })

  it.each([
    [longestForm, 200],
    [longestForm + 1, 413],
  ])(
    'of the contact form, which may have files, is one of more than %i bytes: %i',
    async (length, status) => {
      connection.send(`POST /crm/web-to-case HTTP/1.1\r\nHost: fr.localhost\r\n`)
      connection.send(`Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`)
      connection.send(Buffer.alloc(length, 'a'))
      expect((await connection.answer()).status).toBe(status)
    },
  )

  it('is refused before it is sent to a client that asks first', async () => {
    post(`${json}\r\nExpect: 100-continue\r\nContent-Length: ${tooLong.length}`)
    expect(await connection.answer()).toMatchObject({ status: 413, headers: { connection: 'close' } })
  })

  it('is 413 too where the gateway refuses less than the shell does', async () => {
    answerEarly = true
    const body = Buffer.alloc(longestBody, 'a')
    post(`${json}\r\nContent-Length: ${body.length}`, body)
    expect((await connection.answer()).status).toBe(413)
  })
})

describe('what the gateway takes reaches it as it came', () => {
  const given = gzipSync('{"some":"body"}')

  it.each([
    ['compressed', `${json}\r\nContent-Encoding: gzip\r\nContent-Length: ${given.length}`, given],
    ['in chunks', `${json}\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked`, asChunks(given)],
    ['after 100 Continue', `${json}\r\nExpect: 100-continue\r\nContent-Length: ${given.length}`, given],
    [
      'beside an upgrade',
      `${json}\r\nUpgrade: h2c\r\nKeep-Alive: 5\r\nTE: x\r\nContent-Length: ${given.length}`,
      given,
    ],
    ['of another type', `Content-Type: text/x\r\nContent-Length: ${given.length}`, given],
  ])('%s, and the connection stays good for the next', async (_, headers, body) => {
    for (const times of [1, 2]) {
      post(headers, body)
      expect(await connection.answer()).toMatchObject({ status: 200, body: '{"from":"gateway"}' })
      expect(seen).toHaveLength(times)
      expect(seen.at(-1)?.body.equals(given)).toBe(true)
    }
    const encoding = headers.includes('gzip') ? 'gzip' : undefined
    expect(seen[0]?.headers['content-encoding']).toBe(encoding)
  })

  it('and an answer that says of the connection what is true between visitor and shell', async () => {
    post(`${json}\r\nConnection: close\r\nContent-Length: ${given.length}`, given)
    const { status, headers } = await connection.answer()
    expect([status, headers.connection]).toEqual([200, 'close'])
    await expect(connection.answer()).rejects.toThrow('closed')
  })

  it('without the body of a GET', async () => {
    connection.send('GET /api/x HTTP/1.1\r\nHost: fr.localhost\r\nContent-Length: 5\r\n\r\nhello')
    expect((await connection.answer()).status).toBe(200)
    connection.send('GET /api/y HTTP/1.1\r\nHost: fr.localhost\r\n\r\n')
    expect((await connection.answer()).status).toBe(200)
    expect(seen.map(({ body }) => body.length)).toEqual([0, 0])
  })
})
