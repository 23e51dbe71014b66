import type { Socket } from 'node:net'
import { deserialize, serialize } from 'node:v8'

/** Message of a command to the gateway that has the embedded database open. */
export type SocketRequest = { id: number } & (
  | { action: 'take' | 'release' | 'alive' }
  | { action: 'query'; sql: string; parameters: readonly unknown[] }
)
export type SocketAnswer = { id: number; value?: unknown; error?: { message: string; code?: string } }

const lengthBytes = 4

/** A message is its length and what `v8.serialize` makes of it: days, buffers and nulls arrive as they were. */
export function send(socket: Socket, message: SocketRequest | SocketAnswer): void {
  const body = serialize(message)
  const length = Buffer.allocUnsafe(lengthBytes)
  length.writeUInt32BE(body.length)
  socket.write(Buffer.concat([length, body]))
}

/** Calls `onMessage` with each whole message, in order. */
export function receive<Message>(socket: Socket, onMessage: (message: Message) => void): void {
  let chunks: Buffer[] = []
  let size = 0
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    for (;;) {
      if (size < lengthBytes) return
      const all = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
      chunks = [all]
      const end = lengthBytes + all.readUInt32BE()
      if (size < end) return
      chunks = [all.subarray(end)]
      size -= end
      onMessage(deserialize(all.subarray(lengthBytes, end)))
    }
  })
}
