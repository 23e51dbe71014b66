import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import type { PGliteClient } from '../pglite-client'
import { receive, type SocketAnswer, type SocketRequest, send } from './socket-messages'
import type { Turns } from './turns'

/** A command that has its turn and says nothing for so long is stopped, or hangs: its transaction is taken back. */
const silentMs = 30_000

type Embedded = { client: Pick<PGliteClient, 'query'>; turns: Turns; silentAfterMs?: number }

/**
 * Lets the commands of this account query the embedded database of a running gateway: PGlite has one connection, and
 * only one process may open its folder. Each command takes turns with the calls. Answers how to stop.
 */
export async function serveSocket(address: string, embedded: Embedded): Promise<() => Promise<void>> {
  if (process.platform !== 'win32') await rm(address, { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, embedded)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  if (process.platform !== 'win32') await chmod(address, 0o600)
  server.unref()
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
}

function serve(socket: Socket, { client, turns, silentAfterMs = silentMs }: Embedded) {
  let release: (() => void) | null = null
  let work: Promise<unknown> = Promise.resolve()

  const carryOut = async (request: SocketRequest): Promise<unknown> => {
    if (request.action === 'take') {
      release ??= await turns.take()
      socket.setTimeout(silentAfterMs)
    } else if (request.action === 'release') giveUp()
    else if (request.action === 'query') {
      if (!release) throw new Error('A query without a turn at the embedded database')
      return client.query(request.sql, request.parameters)
    }
    return undefined
  }
  const giveUp = () => {
    socket.setTimeout(0)
    release?.()
    release = null
  }
  const answer = async (request: SocketRequest) => {
    const said = await carryOut(request).then(
      (value): SocketAnswer => ({ id: request.id, value }),
      (error): SocketAnswer => ({ id: request.id, error: { ...error, message: error.message } }),
    )
    if (!socket.destroyed) send(socket, said)
  }

  receive<SocketRequest>(socket, (request) => {
    work = work.then(() => answer(request))
  })
  socket.on('timeout', () => socket.destroy())
  socket.on('error', () => {})
  // A command that was killed has left a transaction open, or has none: then this says so and changes nothing.
  socket.on('close', () => {
    work = work
      .then(() => (release ? client.query('rollback', []) : undefined))
      .catch(() => {})
      .then(giveUp)
  })
}
