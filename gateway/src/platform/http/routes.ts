import { inputsVersion, inputsVersionHeader } from '@escapade/shared-contracts/api/inputs-version'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import {
  type Call,
  type CallDefinition,
  type CallExample,
  type RegisteredCall,
  refusalsOf,
} from './call-definition'
import { isVoid, openApiSchema, successOf } from './call-schema'
import { sendAnswer } from './public-answers'
import { limitOf } from './rate-limit'
import { refusePseudoLocale } from './refuse-pseudo-locale'
import { checkOutput, parseInput } from './validation'

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
  const { endpoint, params, query, body, response, cache } = definition
  const silent = isVoid(response)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(definition.bodyLimit ? { bodyLimit: definition.bodyLimit } : {}),
    ...(definition.isPolled ? { logLevel: 'warn' } : {}),
    config: {
      ...limitOf(app, definition.perMinute),
      ...describe(app, definition),
      changesNothing: definition.changesNothing,
      isPolled: definition.isPolled,
      readsAccount: definition.readsAccount,
      staff: definition.staff,
      readsPeople: definition.readsPeople,
    },
    async handler(request, reply) {
      // Mail programs and other sites add to the addresses of files.
      const refusesUnknown = !definition.fileType && isOfOurInputs(request)
      const input = {
        params: parseInput(params, request.params, 'params'),
        query: parseInput(query ?? noFields, request.query, 'query', { refusesUnknown }),
        body: parseInput(body, request.body, 'body', { refusesUnknown }),
      } as Pick<Call<P, Q, B>, 'params' | 'query' | 'body'>
      if (!app.deps.config.pseudoLocale) refusePseudoLocale(input)
      const answer = await definition.handler({ ...input, request, reply })
      if (reply.sent) return reply
      if (silent) return reply.code(204).header('cache-control', 'no-store').send()
      if (app.deps.config.env !== 'production') assertOutput(response, answer, endpoint.path)
      return sendAnswer(request, reply, { text: JSON.stringify(answer), cache })
    },
  })
}

/** Query of a call that takes none. */
const noFields = z.object({})

/** A caller that says nothing of it was built with nothing else. */
const isOfOurInputs = ({ headers }: FastifyRequest): boolean => {
  const said = headers[inputsVersionHeader]
  return said === undefined || said === inputsVersion
}

/** Config of the route that OpenAPI and the contract tests read. */
function describe<P, Q, B, Output>(
  app: FastifyInstance,
  definition: CallDefinition<P, Q, B, Output>,
): { call: RegisteredCall; openApi: object } {
  const { endpoint, summary, headers = {}, requirements = [], perMinute, response } = definition
  const { params, query, body } = definition as { params?: $ZodType; query?: $ZodType; body?: $ZodType }
  const { method, path } = endpoint
  const errors = refusalsOf(definition)
  const example = exampleOf(definition, app.deps.clock.today())
  return {
    call: {
      method,
      path,
      params,
      query,
      body,
      response,
      example,
      requirements,
      errors,
      perMinute,
      cache: definition.cache,
      staff: definition.staff,
      isFile: definition.fileType !== undefined,
    },
    openApi: openApiSchema({
      method,
      path,
      schemas: { params, query, body },
      answers: successOf(response, definition.fileType),
      headers,
      summary,
      requirements,
      errors,
      example,
    }),
  }
}

const exampleOf = <P, Q, B>(
  { example }: Pick<CallDefinition<P, Q, B, unknown>, 'example'>,
  today: string,
): CallExample | undefined =>
  (typeof example === 'function' ? example(today) : example) as CallExample | undefined

function assertOutput(response: $ZodType, answer: unknown, path: string) {
  const faults = checkOutput(response, answer)
  if (faults.length) throw new Error(`The answer of ${path} breaks its contract\n${faults.join('\n')}`)
}
