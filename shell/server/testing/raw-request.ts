import { type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Shell } from '../create-shell'

export type RawAnswer = { status: number; body: string }

/** Asks over a socket with the target exactly as it is: `inject` would resolve `..` first. */
export function rawRequest(
  shell: Shell,
  target: string,
  headers: OutgoingHttpHeaders = {},
): Promise<RawAnswer> {
  const { port } = shell.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: target, headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}
