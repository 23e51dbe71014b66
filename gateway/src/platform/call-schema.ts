import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'

type JsonSchema = Record<string, unknown>
export type CallSchemas = {
  params?: $ZodType | undefined
  query?: $ZodType | undefined
  body?: $ZodType | undefined
  response: $ZodType
}

/** What OpenAPI shows of a call. Inputs as they arrive, answers as they leave. */
export function openApiSchema({
  schemas,
  summary,
  requirements,
  errors,
  tag,
}: {
  schemas: CallSchemas
  summary: string
  requirements: string[]
  errors: Record<number, string[]>
  tag: string
}) {
  const refusals = Object.entries(errors).map(([status, codes]) => [
    status,
    { description: codes.join(', '), type: 'object', properties: { code: { enum: codes } } },
  ])
  return {
    summary,
    tags: [tag],
    ...(requirements.length ? { description: requirements.join(', ') } : {}),
    ...(schemas.params ? { params: jsonSchema(schemas.params, 'input') } : {}),
    ...(schemas.query ? { querystring: jsonSchema(schemas.query, 'input') } : {}),
    ...(schemas.body ? { body: jsonSchema(schemas.body, 'input') } : {}),
    response: { ...successSchema(schemas.response), ...Object.fromEntries(refusals) },
  }
}

function successSchema(response: $ZodType): JsonSchema {
  if (isVoid(response)) return { 204: { description: 'Done', type: 'null' } }
  return { 200: { description: 'OK', ...jsonSchema(response, 'output') } }
}

export const isVoid = (schema: $ZodType) => schema._zod.def.type === 'void'

function jsonSchema(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-7' })
  return rest
}
