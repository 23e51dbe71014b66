import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Ends of a statement in the protocol: a simple query, or the Sync after an extended one
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
const statementEnds = new Set(['Q', 'S'].map((letter) => letter.charCodeAt(0)))

export type MortalConnection = {
  /** Address of the database for the gateway that is to die. */
  url: string
  /** Lets so many statements through; with the next one the process is dead to its database. */
  dieAfter(statements: number): void
  /** Statements that went through since. */
  count(): number
  hasDied(): boolean
  close(): Promise<void>
}

/**
 * Stands between a gateway and its PostgreSQL server. When its time has come, every connection breaks before the next
 * statement is sent, and none is made again: to the server it is as if the process had been killed there.
 */
export async function startMortalConnection(databaseUrl: string): Promise<MortalConnection> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let left = Number.POSITIVE_INFINITY
  let sent = 0
  let isDead = false

  const die = () => {
    isDead = true
    for (const socket of sockets) socket.destroy()
  }
  const mayPass = () => {
    if (left === 0) die()
    if (isDead) return false
    left -= 1
    sent += 1
    return true
  }

  const proxy = createServer((client) => {
    if (isDead) return void client.destroy()
    const server = connect({ host: hostname, port: Number(port) })
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    server.pipe(client)
    const read = createReader((messages) => {
      if (mayPass()) server.write(messages)
    })
    client.on('data', (data) => server.writable && read(data, (message) => server.write(message)))
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.port = String((proxy.address() as AddressInfo).port)

  return {
    url: url.href,
    dieAfter(statements) {
      left = statements
      sent = 0
    },
    count: () => sent,
    hasDied: () => isDead,
    async close() {
      die()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

/** Cuts what a client sends into messages; `onStatement` gets all of a statement at once, the rest passes as it is. */
function createReader(onStatement: (messages: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0)
  let statement: Buffer[] = []
  let isGreeted = false
  return (data: Buffer, pass: (message: Buffer) => void) => {
    rest = Buffer.concat([rest, data])
    for (;;) {
      // The first message has no letter before its length.
      const head = isGreeted ? 1 : 0
      const length = rest.length >= head + 4 ? head + rest.readUInt32BE(head) : Number.POSITIVE_INFINITY
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      if (!isGreeted) {
        isGreeted = true
        pass(message)
        continue
      }
      statement.push(message)
      if (!statementEnds.has(message[0] ?? 0)) continue
      onStatement(Buffer.concat(statement))
      statement = []
    }
  }
}
