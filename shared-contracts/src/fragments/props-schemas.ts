import * as z from 'zod/mini'
import type { JsonSchema } from '../events/json-schema'
import { fragmentSchemas } from './fragment-schemas'

/** Props of each fragment as JSON Schema, which the build writes into releases. */
export const propsSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(fragmentSchemas).map(([name, schema]) => [name, jsonOf(schema)]),
)

function jsonOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json as JsonSchema
}
