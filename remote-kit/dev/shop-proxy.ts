import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import process from 'node:process'
import type { Readable } from 'node:stream'
import type { BootRemote } from '@escapade/shared-contracts/mount/boot-data'
import type { DrawPage } from './draw-page'
import { placeRemote, readDocument } from './place-remote'

/** A dev server is reached without TLS, and answers another text than the shell. */
const droppedHeaders = ['strict-transport-security', 'content-length']
/** The policy under which the dev server's client shows why a build failed. */
const overlayPolicy = 'webpack-dev-server#overlay'

/** The shop's policy, so that what it forbids is seen before a release. */
const ownPolicy = (policy: string): string =>
  policy.replace('; upgrade-insecure-requests', '').replace(/trusted-types [^;]*/, `$& ${overlayPolicy}`)

/** The dev server keeps the address that was asked for, whatever it has made of `url`. */
type Asked = IncomingMessage & { originalUrl?: string }

type Shop = {
  /** Address of the shell. */
  shell: string
  release: BootRemote
  draw: DrawPage
  /** Names of the style sheets that the remote's own pages have. */
  styles: () => string[]
}

/**
 * Hands on what the dev server does not have itself to the shell, which shows the whole shop with its gateway; the
 * remote's release is exchanged for its sources on the way back.
 */
export const shopProxy = (shop: Shop) => (request: Asked, response: ServerResponse) => {
  // A page drawn for criteria by the server would be the release's.
  if (request.headers['x-criteria'] !== undefined) return response.writeHead(204).end()
  const asked = send(shop.shell, request, (answer) => {
    if (isDocument(answer)) return sendDocument(shop, answer, response)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    return answer.pipe(response)
  })
  asked.on('error', ({ message }) => {
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(`The shell at ${shop.shell} does not answer: ${message}`)
  })
  request.pipe(asked)
}

async function sendDocument(shop: Shop, answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { release, draw, styles } = shop
  const headers = documentHeaders(answer.headers)
  const status = answer.statusCode ?? 502
  const html = await readText(answer)
  const document = readDocument(html, release)
  if (!document) return void response.writeHead(status, headers).end(html)
  const drawn = document.isOwnPage ? await draw(document.boot).catch(tell) : undefined
  if (drawn?.redirect) return void response.writeHead(302, { location: drawn.redirect }).end()
  for (const warning of drawn?.warnings ?? []) tell(warning)
  response.writeHead(drawn?.status ?? status, headers)
  response.end(placeRemote(document, { release, drawn, styles: styles() }))
}

/** The browser draws the page then. */
function tell(trouble: unknown): undefined {
  const words = trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble)
  process.stderr.write(`The server does not draw the page: ${words}\n`)
}

function send(
  shell: string,
  { method, headers, originalUrl, url = '/' }: Asked,
  onAnswer: (answer: IncomingMessage) => void,
) {
  const address = new URL(originalUrl ?? url, shell)
  const { request } = address.protocol === 'https:' ? https : http
  const known = { ...headers, ...addressedTo(address, headers), 'accept-encoding': 'identity' }
  return request(address, { method, headers: known }, onAnswer)
}

/**
 * Markets are hosts: on this machine the host that was asked stays. A shell elsewhere knows its own, which it compares
 * with the origin of calls.
 */
function addressedTo({ host, hostname, origin }: URL, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (/(^|\.)localhost$|^127\./.test(hostname)) return {}
  return { host, ...(headers.origin && { origin }) }
}

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html')

function documentHeaders({ 'content-security-policy': policy, ...headers }: IncomingHttpHeaders) {
  const kept = Object.entries(headers).filter(([name]) => !droppedHeaders.includes(name))
  return {
    ...Object.fromEntries(kept),
    ...(policy && { 'content-security-policy': ownPolicy(String(policy)) }),
  }
}

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
