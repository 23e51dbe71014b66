import { Readable } from 'node:stream'
import { longestForm } from '@escapade/shared-contracts/api/request-body'
import type { DeveloperTools } from '@escapade/shared-contracts/settings/developer-tools'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../platform/problem'

const prefixOfForms = '/crm'

/** Paths that the gateway answers (D20). In production a load balancer sends them there directly. */
const proxied = [
  '/api',
  '/front-gateway',
  '/images',
  '/sandbox-psp',
  '/analytics',
  '/error',
  prefixOfForms,
  '/captcha',
  '/care',
  '/content',
]

/** Those that exist where the tool is on. */
const ofTools = { mailbox: '/mailbox', docs: '/docs' } as const

const timeoutMs = 20_000

type Options = { gatewayUrl: string; tools: DeveloperTools }

export async function gatewayProxy(app: FastifyInstance, { gatewayUrl, tools }: Options) {
  readBodiesFirst(app)
  // The contact form may have files; all else is short.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(prefixOfForms)) route.bodyLimit = longestForm
  })
  const shown = (['mailbox', 'docs'] as const).flatMap((tool) => (tools.has(tool) ? ofTools[tool] : []))
  for (const prefix of [...proxied, ...shown])
    await app.register(httpProxy, { ...proxyTo(gatewayUrl, prefix), ...quiet })
}

/**
 * Bodies are short: each is read as a whole before the gateway is asked. A gateway that refuses one while it is still
 * being sent would break the connection instead of answering, and slow visitors would hold its connections.
 */
function readBodiesFirst(app: FastifyInstance) {
  for (const type of ['application/json', 'text/plain', '*']) {
    app.removeContentTypeParser(type)
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_, body, done) =>
      done(null, Readable.from([body])),
    )
  }
}

/** The line of its answer names a failed call already: the proxy's own warning would be a second one. */
const quiet = { logLevel: 'error' } as const

const proxyTo = (upstream: string, prefix: string): FastifyHttpProxyOptions => ({
  upstream,
  prefix,
  rewritePrefix: prefix,
  proxyPayloads: false,
  undici: { connections: 64, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: 2000 } },
  replyOptions: {
    rewriteRequestHeaders: (request, headers) => ({
      ...requestHeaders(request, headers),
      ...forwardedHeaders(request),
    }),
    rewriteHeaders: (headers) => endToEnd(headers),
    // Reading is tried once more where a connection that was kept open turns out to be closed. Answers of the
    // gateway are passed on: without this number, 503 would be asked for ten times more.
    retriesCount: 1,
    onError(reply, { error }) {
      const cause = error.cause ?? error
      const { status, code } = refusalOf(cause)
      if (status < 500) return sendProblem(reply, status, code)
      reply.request.failure = cause
      sendProblem(reply.header('retry-after', '5'), status, code)
    },
  },
})

/**
 * Headers that concern one connection alone, either to the visitor or to the gateway
 * (https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1), and those that the HTTP client refuses to send.
 */
const ofConnection = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** A request without a body says nothing of one: what came with a GET is not sent on. */
const requestHeaders = ({ body }: { body?: unknown }, headers: Headers): Headers => {
  const { 'content-length': length, ...others } = endToEnd(headers)
  return body instanceof Readable && length !== undefined ? { ...others, 'content-length': length } : others
}

const endToEnd = <Value>(headers: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))

type Headers = Record<string, string | string[] | undefined>
type Asked = { id: string; ip: string; host: string; protocol: string }

/** The gateway learns who asks, under which host, and by which id we log the request. */
const forwardedHeaders = ({ id, ip, host, protocol }: Asked) => ({
  'x-request-id': id,
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
})

/** A request that the HTTP client refuses to send on is not for the gateway to answer. */
const notSent = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
])

/** Answer to a call that got none: it could not be sent, was late, or no gateway is there. */
function refusalOf(cause: unknown): { status: number; code: string } {
  const code = String((cause as { code?: unknown }).code)
  if (notSent.has(code)) return { status: 400, code: 'bad-request' }
  const isLate = code.includes('TIMEOUT') && !code.includes('CONNECT')
  return isLate ? { status: 504, code: 'gateway-timeout' } : { status: 503, code: 'gateway-unavailable' }
}
