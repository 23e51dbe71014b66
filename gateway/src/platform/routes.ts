import type { Endpoint, EndpointInput } from '@escapade/shared-contracts/api/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { $ZodType, output } from 'zod/v4/core'
import { isVoid, openApiSchema } from './call-schema'
import { type ProblemCode, problems } from './errors'
import { limitOf } from './rate-limit'
import { checkOutput, parseInput } from './validation'

type OutputOf<S> = S extends $ZodType ? output<S> : undefined

export type Call<P, Q, B> = {
  params: OutputOf<P>
  query: OutputOf<Q>
  body: OutputOf<B>
  request: FastifyRequest
  reply: FastifyReply
}

export type CallDefinition<P, Q, B, Output> = {
  endpoint: Pick<Endpoint<EndpointInput, Output>, 'method' | 'path'> & { types?: { output: Output } }
  params?: P
  query?: Q
  body?: B
  response: $ZodType<Output>
  /** One line for OpenAPI. */
  summary: string
  /** Rows of the requirements that it answers. */
  requirements?: string[]
  /** Refusals besides those every call has. */
  errors?: ProblemCode[]
  /** Bytes; default 64 KB. */
  bodyLimit?: number
  /** Calls that one address may make in a minute; without it there is no limit. */
  perMinute?: number
  handler: (call: Call<P, Q, B>) => Promise<Output> | Output
}

/**
 * Registers a call of the contract: input is validated before the handler sees it, the answer before it leaves
 * (outside production, where the tests have done so), and OpenAPI shows both.
 */
export function registerCall<
  Output,
  P extends $ZodType | undefined = undefined,
  Q extends $ZodType | undefined = undefined,
  B extends $ZodType | undefined = undefined,
>(app: FastifyInstance, definition: CallDefinition<P, Q, B, Output>) {
  const { endpoint, params, query, body, response, summary, requirements = [], errors = [] } = definition
  const silent = isVoid(response)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(definition.bodyLimit ? { bodyLimit: definition.bodyLimit } : {}),
    config: {
      ...limitOf(app, definition.perMinute),
      openApi: openApiSchema({
        schemas: { params, query, body, response },
        summary,
        requirements,
        errors: byStatus(['invalid-request', ...errors]),
        tag: endpoint.path.split('/')[1] ?? '',
      }),
    },
    async handler(request, reply) {
      const answer = await definition.handler({
        params: parseInput(params, request.params, 'params') as OutputOf<P>,
        query: parseInput(query, request.query, 'query') as OutputOf<Q>,
        body: parseInput(body, request.body, 'body') as OutputOf<B>,
        request,
        reply,
      })
      if (reply.sent) return reply
      if (silent) return reply.code(204).send()
      if (app.deps.config.env !== 'production') assertOutput(response, answer, endpoint.path)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
    },
  })
}

function assertOutput(response: $ZodType, answer: unknown, path: string) {
  const faults = checkOutput(response, answer)
  if (faults.length) throw new Error(`The answer of ${path} breaks its contract\n${faults.join('\n')}`)
}

function byStatus(codes: ProblemCode[]): Record<number, string[]> {
  const grouped: Record<number, string[]> = {}
  for (const code of codes) {
    const status = problems[code][0]
    grouped[status] = [...(grouped[status] ?? []), code]
  }
  return grouped
}
