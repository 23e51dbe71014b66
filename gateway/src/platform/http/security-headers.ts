import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}
const aYear = 31_536_000

/** Adds the headers that browsers need on every answer. Pages of the gateway bring a policy of their own. */
export function secureAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => secureAnswer(request, reply))
}

export function secureAnswer(request: FastifyRequest, reply: FastifyReply) {
  for (const [name, value] of Object.entries(always)) {
    if (!reply.hasHeader(name)) reply.header(name, value)
  }
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', `max-age=${aYear}; includeSubDomains`)
  }
}
