import fc from 'fast-check'

/** As much of JSON Schema as the contract's schemas become. */
export type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

/** Values that mean something to the database at hand, by the field they are for: ids, days. Mostly drawn from these. */
export type Meant = Record<string, unknown[]>
export type FittingOptions = { meant: Meant }
type Options = FittingOptions

/** A value for a field: one that means something, if there is one, else one that fits its schema. */
export function fittingField(name: string, schema: JsonSchema, options: Options): fc.Arbitrary<unknown> {
  const known = options.meant[name]
  const drawn = fitting(schema, options)
  return known ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, drawn) : drawn
}

/** A call that would succeed, here and there with something else that exists. */
export function alike(value: unknown, name: string, { meant }: Options): fc.Arbitrary<unknown> {
  const same = fc.constant(value)
  const known = meant[name]
  if (known) return fc.oneof({ weight: 4, arbitrary: same }, fc.constantFrom(...known))
  if (Array.isArray(value)) return fc.tuple(...value.map((item) => alike(item, '', { meant })))
  if (typeof value !== 'object' || value === null) return same
  return fc.record(
    Object.fromEntries(Object.entries(value).map(([key, child]) => [key, alike(child, key, { meant })])),
  )
}

/** Values that fit a schema. */
export function fitting(schema: JsonSchema, options: Options): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map((choice) => fitting(choice, options)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  const make = makers[type ?? ''] ?? (() => fc.jsonValue())
  return make(schema, options)
}

const makers: Record<string, (schema: JsonSchema, options: Options) => fc.Arbitrary<unknown>> = {
  string: text,
  integer: (schema) => fc.integer(bounds(schema)),
  number: (schema) => fc.oneof(fc.integer(bounds(schema)), fc.double({ ...bounds(schema), noNaN: true })),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = 5 }, options) =>
    fc.array(fitting(items, options), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) }),
  object: record,
}

const bounds = ({ minimum = -1000, maximum = minimum + 2000 }: JsonSchema) => ({
  min: Math.max(minimum, -2_147_483_648),
  max: Math.min(maximum, 2_147_483_647),
})

/** fast-check draws from patterns without these; the others are met by what is meant. */
const looksAround = /\(\?<?[=!]/

function text({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema) {
  if (format === 'uuid') return fc.uuid()
  if (pattern && !looksAround.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'grapheme' })
}

function record(
  { properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema,
  options: Options,
) {
  if (propertyNames && typeof additionalProperties === 'object') {
    const key = fitting(propertyNames, options).map(String)
    return fc.dictionary(key, fitting(additionalProperties, options), { maxKeys: 3 })
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fittingField(name, schema, options)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}
