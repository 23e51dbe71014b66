import { mostAttachmentBytes } from '../rules/text/attachments'

/**
 * Bytes of the longest body that the gateway reads, after decoding: that of an order of many cards. The shell refuses
 * what is longer before it asks.
 */
export const longestBody = 512 * 1024
/** Bytes of the longest contact form: its files and what is typed. */
export const longestForm = mostAttachmentBytes + 256_000
/** Bytes of the longest body of any other call. */
export const usualBody = 64 * 1024

type Headers = Record<string, string | string[] | undefined>

/** The headers announce a body that will be refused: it need not be sent at all (`Expect: 100-continue`). */
export const announcesTooMuch = (headers: Headers): boolean => Number(headers['content-length']) > longestBody

/** The part of Node's `IncomingMessage` that this needs. */
type Incoming = {
  complete: boolean
  readableEnded: boolean
  headers: Headers
  unpipe(): unknown
  resume(): unknown
  on(event: string, listener: (chunk: Uint8Array) => void): unknown
  off(event: string, listener: (chunk: Uint8Array) => void): unknown
}

const mostBytes = 16 * 1024 * 1024
const longestMs = 5000

/**
 * Reads what is left of a refused body and throws it away. A socket that is closed with unread data is reset, and a
 * reset can overtake the answer on its way to the client (https://www.rfc-editor.org/rfc/rfc9112#section-9.6).
 * Bounded: a body without end gains nothing.
 */
export function discardBody(request: Incoming): Promise<void> {
  if (request.complete || request.readableEnded || withholdsBody(request)) return Promise.resolve()
  return new Promise((resolve) => {
    let left = mostBytes
    const end = () => {
      clearTimeout(timer)
      request.off('data', count)
      for (const event of lastEvents) request.off(event, end)
      resolve()
    }
    const count = ({ length }: Uint8Array) => {
      left -= length
      if (left < 0) end()
    }
    const timer = setTimeout(end, longestMs)
    for (const event of lastEvents) request.on(event, end)
    request.unpipe()
    request.on('data', count)
    request.resume()
  })
}

const lastEvents = ['end', 'close', 'error']

/** The client waits for `100 Continue`, which it does not get. */
const withholdsBody = ({ headers }: Incoming): boolean =>
  headers.expect !== undefined && announcesTooMuch(headers)
