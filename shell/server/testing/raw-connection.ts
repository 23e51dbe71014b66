import { once } from 'node:events'
import { connect } from 'node:net'

type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** One TCP connection, to send what no client would. */
export type RawConnection = {
  send(bytes: string | Buffer): void
  /** The next answer; rejects when the connection ends or stays silent before it is there. */
  answer(method?: string): Promise<RawAnswer>
  isOpen(): boolean
  close(): void
}

const silentMs = 8000

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' })
  let received = Buffer.alloc(0)
  let ended: string | null = null
  let wake = () => {}
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    wake()
  })
  const end = (reason: string) => {
    ended ??= reason
    wake()
  }
  socket.on('error', ({ message }) => end(message))
  socket.on('close', () => end('closed'))
  await once(socket, 'connect')

  const changed = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => end('silent'), silentMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    send: (bytes) => void socket.write(bytes),
    async answer(method = 'GET') {
      for (;;) {
        const found = readAnswer(received, { method, isEnd: ended === 'closed' })
        if (found) {
          received = received.subarray(found.length)
          if (found.answer.status !== 100) return found.answer
        } else if (ended) throw new Error(`No answer: ${ended}, after ${received.toString('latin1', 0, 200)}`)
        else await changed()
      }
    },
    isOpen: () => ended === null && !socket.destroyed,
    close: () => void socket.destroy(),
  }
}

type Framing = { method: string; isEnd: boolean }
type Found = { answer: RawAnswer; length: number }

/**
 * The first answer of what has arrived, when it is there as a whole
 * (https://www.rfc-editor.org/rfc/rfc9112#section-6.3).
 */
function readAnswer(bytes: Buffer, { method, isEnd }: Framing): Found | null {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const status = Number(first.split(' ')[1])
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const start = headEnd + 4
  const withBody = (body: string, length: number) => ({ answer: { status, headers, body }, length })
  if (method === 'HEAD' || status < 200 || status === 204 || status === 304) return withBody('', start)
  if (headers['transfer-encoding'] === 'chunked') {
    const chunked = readChunks(bytes, start)
    return chunked && withBody(chunked.body, chunked.end)
  }
  const length = headers['content-length']
  if (length === undefined) return isEnd ? withBody(bytes.toString('utf8', start), bytes.length) : null
  const end = start + Number(length)
  return bytes.length >= end ? withBody(bytes.toString('utf8', start, end), end) : null
}

function readChunks(bytes: Buffer, start: number): { body: string; end: number } | null {
  const parts: Buffer[] = []
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const next = lineEnd + 2 + size + 2
    if (bytes.length < next) return null
    if (size === 0) return { body: Buffer.concat(parts).toString('utf8'), end: next }
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = next
  }
}
