import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { CallExample } from './call-definition'
import { type ProblemCode, problems } from './errors'

type JsonSchema = Record<string, unknown>
type Described = {
  method: string
  path: string
  schemas: {
    params?: $ZodType | undefined
    query?: $ZodType | undefined
    body?: $ZodType | undefined
    response: $ZodType
  }
  fileType: string | undefined
  headers: Record<string, string>
  summary: string
  requirements: string[]
  errors: ProblemCode[]
  example: CallExample | undefined
}

/** What OpenAPI shows of a call. Inputs as they arrive, answers as they leave. */
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
    response: { ...success(call), ...refusals(call.errors) },
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

function success({ schemas: { response }, fileType }: Described): JsonSchema {
  if (fileType) return { 200: file(fileType) }
  if (isVoid(response)) return { 204: { description: 'Done', type: 'null' } }
  return { 200: { description: 'OK', ...jsonSchema(response, 'output') } }
}

const file = (type: string) => ({
  description: 'OK',
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
})

/** By status, with the codes that it may carry and an example of each. */
function refusals(codes: ProblemCode[]): JsonSchema {
  const statuses = [...new Set(codes.map((code) => problems[code][0]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => problems[code][0] === status)
      return [status, refusal(ofStatus)]
    }),
  )
}

const refusal = (codes: ProblemCode[]) => ({
  description: codes.join(', '),
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
