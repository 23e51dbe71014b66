import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { CallExample } from './call-definition'
import { type ProblemCode, problems } from './errors'

type JsonSchema = Record<string, unknown>
/** Answers of an operation, by status, as OpenAPI writes them. */
export type ShownAnswers = Record<number, ShownAnswer>
type ShownAnswer = { description: string; content?: Record<string, object>; headers?: Record<string, object> }

type Described = {
  method: string
  path: string
  schemas: {
    params?: $ZodType | undefined
    query?: $ZodType | undefined
    body?: $ZodType | undefined
  }
  /** Content types of the body. */
  consumes?: string[]
  answers: ShownAnswers
  headers: Record<string, string>
  summary: string
  requirements: string[]
  errors: ProblemCode[]
  example: CallExample | undefined
}

/** OpenAPI's description of a call. Inputs as they arrive, answers as they leave. */
export function openApiSchema(call: Described) {
  const { method, path, schemas, summary, requirements, example = {} } = call
  return {
    operationId: operationId(method, path),
    summary,
    tags: [path.split('/')[1] ?? ''],
    'x-requirements': requirements,
    ...(schemas.params ? { params: fields(schemas.params, example.params) } : {}),
    ...(schemas.query ? { querystring: fields(schemas.query, example.query) } : {}),
    ...headerFields(call),
    ...(schemas.body ? { body: body(schemas.body, example.body) } : {}),
    ...(call.consumes ? { consumes: call.consumes } : {}),
    response: withRefusals(call.answers, call.errors),
  }
}

/** `getApiWeekendIdDetailJson` for GET /api/weekend/{id}/detail.json. */
const operationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function fields(schema: $ZodType, example: unknown): JsonSchema {
  const { properties = {}, ...rest } = jsonSchema(schema, 'input') as { properties?: object }
  const values = (example ?? {}) as Record<string, unknown>
  const shown = Object.entries(properties).map(([name, property]) => [
    name,
    name in values ? { ...property, examples: [values[name]] } : property,
  ])
  return { ...rest, properties: Object.fromEntries(shown) }
}

function headerFields({ headers, example }: Described): JsonSchema {
  const names = Object.keys(headers)
  if (names.length === 0) return {}
  const properties = names.map((name) => [
    name,
    { type: 'string', description: headers[name], examples: [example?.headers?.[name] ?? ''] },
  ])
  return { headers: { type: 'object', properties: Object.fromEntries(properties), required: names } }
}

const body = (schema: $ZodType, example: unknown): JsonSchema => ({
  ...jsonSchema(schema, 'input'),
  ...(example === undefined ? {} : { examples: [example] }),
})

/** Answer of a call that succeeds; with a `fileType` its handler sends a file. */
export function successOf(response: $ZodType, fileType: string | undefined): ShownAnswers {
  if (fileType) return { 200: { description: 'OK', content: { [fileType]: { schema: file } } } }
  if (isVoid(response)) return { 204: { description: 'Done' } }
  const schema = jsonSchema(response, 'output')
  return { 200: { description: 'OK', content: { 'application/json': { schema } } } }
}

const file = { type: 'string', format: 'binary' }

/** By status; an answer and the refusals of the same status stand beside each other. */
function withRefusals(answers: ShownAnswers, codes: ProblemCode[]): JsonSchema {
  const statuses = new Set([...Object.keys(answers).map(Number), ...codes.map((code) => problems[code][0])])
  return Object.fromEntries(
    [...statuses].map((status) => {
      const ofStatus = codes.filter((code) => problems[code][0] === status)
      const refused: ShownAnswer[] = ofStatus.length ? [refusal(ofStatus)] : []
      return [status, together([...[answers[status] ?? []].flat(), ...refused])]
    }),
  )
}

function together(answers: ShownAnswer[]): JsonSchema {
  const content = Object.assign({}, ...answers.map((answer) => answer.content))
  return {
    ...Object.assign({}, ...answers),
    description: answers.map(({ description }) => description).join('; '),
    ...(Object.keys(content).length ? { content } : { type: 'null' }),
  }
}

export const retryAfter = {
  'retry-after': { type: 'integer', description: 'Seconds until it may be asked again' },
}

const refusal = (codes: ProblemCode[]): ShownAnswer => ({
  description: codes.join(', '),
  ...(codes.includes('too-many-requests') ? { headers: retryAfter } : {}),
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'code'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string', enum: codes },
          requestId: { type: 'string' },
          errors: { type: 'array', items: { type: 'object' } },
          values: { type: 'object' },
        },
      },
      examples: Object.fromEntries(codes.map((code) => [code, { value: problemExample(code) }])),
    },
  },
})

function problemExample(code: ProblemCode) {
  const [status, title] = problems[code]
  return { type: 'about:blank', title, status, code }
}

export const isVoid = (schema: $ZodType) => schema._zod.def.type === 'void'

function jsonSchema(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-7' })
  return rest
}
