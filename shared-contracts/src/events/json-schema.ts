/** The part of JSON Schema (2020-12) in which releases say what they hand over and take. An empty one: any value. */
export type JsonSchema = {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'object' | 'array' | undefined
  enum?: readonly unknown[] | undefined
  const?: unknown
  pattern?: string | undefined
  anyOf?: readonly JsonSchema[] | undefined
  items?: JsonSchema | undefined
  properties?: Readonly<Record<string, JsonSchema>> | undefined
  required?: readonly string[] | undefined
  additionalProperties?: JsonSchema | boolean | undefined
}
