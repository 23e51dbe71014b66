import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { findAnswer, type RecordedCalls } from './recorded-calls'

export type Listening = { origin: string; stop(): Promise<void> }

/** Reports of pages, which are dropped here. */
const reports = /^\/(analytics|front-gateway\/logs|error|crm)\b/
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#cfd8d3" d="M0 0h4v3H0z"/></svg>'

/** Answers calls in the place of the gateway, with what was recorded. A call that was not is refused, and says so. */
export async function replayCalls(calls: RecordedCalls): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const path = new URL(url, 'http://gateway').pathname
    if (reports.test(path)) return send(response, 204, 'text/plain', '')
    if (path.startsWith('/images/')) return send(response, 200, 'image/svg+xml', picture)
    if (path.startsWith('/health/')) return send(response, 200, 'application/json', '{}')
    const answer = findAnswer(calls, { method, address: url, body: await text(request) })
    if (answer) return send(response, answer.status, answer.type, answer.body)
    const problem = { title: `${method} ${path} was not recorded`, status: 404, code: 'not-recorded' }
    send(response, 404, 'application/problem+json', JSON.stringify(problem))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type })
  response.end(body)
}
