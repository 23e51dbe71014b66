import type { JsonSchema } from './json-schema'

/**
 * Readers of event payloads. A reader returns the value it understands, or `undefined` for one that does not fit.
 * They do for a handful of small payloads what zod does for the calls, in a fiftieth of its size: events are read on
 * every page, schemas of calls on none (docs/decisions/002-schemas-stay-on-the-server.md).
 */
export type Reader<Value> = {
  (value: unknown): Value | undefined
  /** The values that it understands, against which releases are held before they go live. */
  readonly schema?: JsonSchema
}
export type Read<R> = R extends Reader<infer Value> ? Value : never

const reader = <Value>(schema: JsonSchema, read: (value: unknown) => Value | undefined): Reader<Value> =>
  Object.assign(read, { schema })
const schemaOf = ({ schema = {} }: Reader<unknown>): JsonSchema => schema

export const text = reader({ type: 'string' }, (value) => (typeof value === 'string' ? value : undefined))
export const integer = reader({ type: 'integer' }, (value) =>
  Number.isInteger(value) ? (value as number) : undefined,
)
export const flag = reader({ type: 'boolean' }, (value) => (typeof value === 'boolean' ? value : undefined))
export const nothing = reader({ type: 'null' }, (value) => (value === null ? null : undefined))
/** A finite number, whole or not. */
export const number = reader({ type: 'number' }, (value) =>
  Number.isFinite(value) ? (value as number) : undefined,
)

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
/** yyyy-MM-dd */
export const day = reader({ type: 'string', pattern: dayPattern.source }, (value) =>
  typeof value === 'string' && dayPattern.test(value) ? value : undefined,
)

export const oneOf = <const Value extends string>(...values: Value[]): Reader<Value> =>
  reader({ enum: values }, (value) => values.find((known) => known === value))

export const anyOf = <Readers extends Reader<unknown>[]>(
  ...readers: Readers
): Reader<Read<Readers[number]>> =>
  reader({ anyOf: readers.map(schemaOf) }, (value) => {
    for (const read of readers) {
      const found = read(value)
      if (found !== undefined) return found as Read<Readers[number]>
    }
    return undefined
  })

export const listOf = <Value>(read: Reader<Value>): Reader<Value[]> =>
  reader({ type: 'array', items: schemaOf(read) }, (value) => {
    if (!Array.isArray(value)) return undefined
    const found = value.map(read)
    return found.includes(undefined) ? undefined : (found as Value[])
  })

const mapValues = <From, To>(values: Record<string, From>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value)]))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Named fields, all needed. Fields that this version does not know are left out. */
export const object = <Fields extends Record<string, Reader<unknown>>>(
  fields: Fields,
): Reader<{ [Key in keyof Fields]: Read<Fields[Key]> }> =>
  reader(
    { type: 'object', properties: mapValues(fields, schemaOf), required: Object.keys(fields) },
    (value) => {
      if (!isObject(value)) return undefined
      const found = Object.entries(fields).map(([key, read]) => [key, read(value[key])] as const)
      if (found.some(([, field]) => field === undefined)) return undefined
      return Object.fromEntries(found) as { [Key in keyof Fields]: Read<Fields[Key]> }
    },
  )

/** Any names, one kind of value. */
export const recordOf = <Value>(read: Reader<Value>): Reader<Record<string, Value>> =>
  reader({ type: 'object', additionalProperties: schemaOf(read) }, (value) => {
    if (!isObject(value)) return undefined
    const found = Object.entries(value).map(([key, field]) => [key, read(field)] as const)
    return found.some(([, field]) => field === undefined)
      ? undefined
      : (Object.fromEntries(found) as Record<string, Value>)
  })
