import type { Asked } from '../contract/ask'
import type { JsonSchema } from './json-schema-arbitrary'

/** An operation as OpenAPI describes it. */
export type DescribedCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  parameters: Parameter[]
  body: { schema: JsonSchema; type: string } | null
  example: Asked
  /** Content types by status; none where the answer has no content. */
  answers: Record<string, string[]>
  /** Codes of its refusals. */
  codes: string[]
}

type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema; example?: unknown }
type Content = Record<string, { schema?: JsonSchema; example?: unknown }>
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content?: Content }
  responses: Record<string, { content?: Content }>
}
type Document = { paths?: Record<string, Record<string, Operation>> }

/** Every operation of the gateway's own OpenAPI document: a new one is fuzzed from its first day. */
export const describedCalls = (document: Document): DescribedCall[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describedCall(method, path, operation)),
  )

function describedCall(method: string, path: string, operation: Operation): DescribedCall {
  const { parameters = [], requestBody, responses } = operation
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const problems = Object.values(responses).map(
    ({ content }) => content?.['application/problem+json']?.schema,
  )
  return {
    method: method.toUpperCase() as DescribedCall['method'],
    path,
    parameters,
    body: type ? { schema: body?.schema ?? {}, type } : null,
    example: {
      params: examplesIn(parameters, 'path') as NonNullable<Asked['params']>,
      query: examplesIn(parameters, 'query'),
      body: body?.example,
    },
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, { content = {} }]) => [status, Object.keys(content)]),
    ),
    codes: problems.flatMap((schema) => (schema?.properties?.code?.enum ?? []) as string[]),
  }
}

const examplesIn = (parameters: Parameter[], place: string): Record<string, unknown> =>
  Object.fromEntries(
    parameters.flatMap((each) =>
      each.in === place && each.example !== undefined ? [[each.name, each.example]] : [],
    ),
  )
