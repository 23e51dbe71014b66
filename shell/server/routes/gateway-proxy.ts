import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../platform/problem'

/** Paths that the gateway answers (D20). In production a load balancer sends them there directly. */
const proxied = [
  '/api',
  '/front-gateway',
  '/images',
  '/mailbox',
  '/sandbox-psp',
  '/docs',
  '/analytics',
  '/error',
  '/crm',
  '/captcha',
  '/content',
]

const timeoutMs = 20_000

export async function gatewayProxy(app: FastifyInstance, { gatewayUrl }: { gatewayUrl: string }) {
  for (const prefix of proxied) await app.register(httpProxy, proxyTo(gatewayUrl, prefix))
}

const proxyTo = (upstream: string, prefix: string): FastifyHttpProxyOptions => ({
  upstream,
  prefix,
  rewritePrefix: prefix,
  undici: { connections: 64, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: 2000 } },
  replyOptions: {
    rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }),
    onError(reply, { error }) {
      reply.request.log.warn({ err: error }, 'gateway call failed')
      const { status, code } = refusalOf(error)
      sendProblem(reply.header('retry-after', '5'), status, code)
    },
  },
})

type Asked = { id: string; ip: string; host: string; protocol: string }

/** The gateway learns who asks, under which host, and by which id we log the request. */
const forwardedHeaders = ({ id, ip, host, protocol }: Asked) => ({
  'x-request-id': id,
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
})

/** How a call that got no answer is answered: in time or not. */
function refusalOf(error: Error): { status: number; code: string } {
  const cause = 'code' in error ? String(error.code) : ''
  const isLate = cause.includes('TIMEOUT') && !cause.includes('CONNECT')
  return isLate ? { status: 504, code: 'gateway-timeout' } : { status: 503, code: 'gateway-unavailable' }
}
