import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import type { PGliteClient } from '../pglite-client'
import { awayError, PGliteError } from './embedded-errors'
import { receive, type SocketAnswer, type SocketRequest, send } from './socket-messages'
import { createTurns, type Turns } from './turns'

const aliveMs = 5_000

type Request = SocketRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never
export type SocketClient = Pick<PGliteClient, 'query' | 'close'> & { turns: Turns }

/** The embedded database of a gateway that runs, or null where none answers at the address. */
export async function askSocket(address: string): Promise<SocketClient | null> {
  const socket = createConnection(address)
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  return createClient(socket)
}

function createClient(socket: Socket): SocketClient {
  const waiting = new Map<number, (answer: SocketAnswer) => void>()
  let lastId = 0
  let isOpen = true

  const ask = (request: Request) =>
    new Promise<unknown>((resolve, reject) => {
      if (!isOpen) return reject(awayError('The shop that has the database open has stopped'))
      lastId += 1
      waiting.set(lastId, ({ value, error }) => {
        if (error) reject(Object.assign(new PGliteError(error.message), error))
        else resolve(value)
      })
      send(socket, { ...request, id: lastId } as SocketRequest)
    })

  const alive = setInterval(() => void ask({ action: 'alive' }).catch(() => {}), aliveMs)
  alive.unref()
  receive<SocketAnswer>(socket, (answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isOpen = false
    clearInterval(alive)
    const error = { message: 'The shop that has the database open has stopped', code: '57P01' }
    for (const [id, settle] of waiting) settle({ id, error })
    waiting.clear()
  })

  return {
    turns: sharedTurns(ask),
    query: (sql, parameters) =>
      ask({ action: 'query', sql, parameters }) as ReturnType<PGliteClient['query']>,
    async close() {
      socket.destroy()
    },
  }
}

/** A turn here is one at the gateway, where calls wait for it. */
function sharedTurns(ask: (request: Request) => Promise<unknown>): Turns {
  const own = createTurns()
  return {
    ...own,
    async take() {
      const pass = await own.take()
      try {
        await ask({ action: 'take' })
      } catch (error) {
        pass()
        throw error
      }
      return () => {
        ask({ action: 'release' }).catch(() => {})
        pass()
      }
    },
  }
}
