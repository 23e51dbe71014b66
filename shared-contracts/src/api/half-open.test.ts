/** @jest-environment node */
import { createServer, get } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { capHalfOpen, patienceWithHeaders } from './half-open'

const most = 5

function listen(patience = patienceWithHeaders) {
  const server = createServer(patience, (_, response) => response.end('here'))
  capHalfOpen(server, most)
  return new Promise<{ port: number; close(): void }>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      }),
    ),
  )
}
const open = (port: number, start: string) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start, () => resolve(socket)))
    socket.on('error', () => {})
  })
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()).resume())
const half = 'GET / HTTP/1.1\r\nHost: x\r\n'
/** One connection to one request: `fetch` opens another as long as one ends before its request is written. */
const ask = (port: number) =>
  new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, (answer) => text(answer).then(resolve, reject)).on(
      'error',
      reject,
    )
  })

it('closes connections of an address above the cap that send no request, and lets it in again once some end', async () => {
  const { port, close } = await listen()
  const slow = await Promise.all(Array.from({ length: most }, () => open(port, half)))
  await expect(ask(port)).rejects.toThrow()
  slow[0]?.destroy()
  await expect(
    (async () => {
      for (;;) {
        const answer = await ask(port).catch(() => null)
        if (answer) return answer
      }
    })(),
  ).resolves.toBe('here')
  close()
})

it('does not count connections whose request is whole', async () => {
  const { port, close } = await listen()
  const kept = await Promise.all(Array.from({ length: 3 * most }, async () => open(port, `${half}\r\n`)))
  await Promise.all(kept.map((socket) => new Promise((resolve) => socket.once('data', resolve))))
  expect(await ask(port)).toBe('here')
  close()
})

it('ends a request whose headers never become whole', async () => {
  const { port, close } = await listen({ headersTimeout: 50, connectionsCheckingInterval: 20 })
  await closed(await open(port, half))
  close()
})
