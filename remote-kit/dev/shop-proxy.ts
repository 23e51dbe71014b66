import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import type { BootRemote } from '@escapade/shared-contracts/mount/boot-data'
import { placeRemote } from './place-remote'

/** The development shell keeps a policy that forbids what a dev server adds to the page. */
const droppedHeaders = ['content-security-policy', 'content-security-policy-report-only', 'content-length']

/** The dev server keeps the address that was asked for, whatever it has made of `url`. */
type Asked = IncomingMessage & { originalUrl?: string }

/**
 * Hands on what the dev server does not have itself to the shell, which shows the whole shop with its gateway; the
 * remote's release is exchanged for its sources on the way back.
 */
export const shopProxy =
  (shell: string, release: BootRemote) => (request: Asked, response: ServerResponse) => {
    // A page drawn for criteria by the server would be the release's.
    if (request.headers['x-criteria'] !== undefined) return response.writeHead(204).end()
    const asked = send(shell, request, (answer) => {
      const headers = withoutHeaders(answer.headers)
      const status = answer.statusCode ?? 502
      if (!isDocument(answer)) {
        response.writeHead(status, answer.headers)
        return answer.pipe(response)
      }
      return readText(answer).then((html) => {
        response.writeHead(status, headers)
        response.end(placeRemote(html, release))
      })
    })
    asked.on('error', ({ message }) => {
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(`The shell at ${shell} does not answer: ${message}`)
    })
    request.pipe(asked)
  }

function send(
  shell: string,
  { method, headers, originalUrl, url = '/' }: Asked,
  onAnswer: (answer: IncomingMessage) => void,
) {
  const address = new URL(originalUrl ?? url, shell)
  const { request } = address.protocol === 'https:' ? https : http
  // The host stays: markets are hosts, and the shell compares it with the origin of calls.
  return request(address, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, onAnswer)
}

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html')

const withoutHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !droppedHeaders.includes(name)))

async function readText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** True when a shell answers there. */
export const isShell = (address: string): Promise<boolean> =>
  fetch(new URL('/health/live', address), { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )
