/**
 * Readers of event payloads. A reader returns the value it understands, or `undefined` for one that does not fit.
 * They do for a handful of small payloads what zod does for the calls, in a fiftieth of its size: events are read on
 * every page, schemas of calls on none (docs/decisions/002-schemas-stay-on-the-server.md).
 */
export type Reader<Value> = (value: unknown) => Value | undefined
export type Read<R> = R extends Reader<infer Value> ? Value : never

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
export const integer: Reader<number> = (value) => (Number.isInteger(value) ? (value as number) : undefined)
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
export const nothing: Reader<null> = (value) => (value === null ? null : undefined)
/** A finite number, whole or not. */
export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

/** yyyy-MM-dd */
export const day: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined

export const oneOf =
  <const Value extends string>(...values: Value[]): Reader<Value> =>
  (value) =>
    values.find((known) => known === value)

export const anyOf =
  <Readers extends Reader<unknown>[]>(...readers: Readers): Reader<Read<Readers[number]>> =>
  (value) => {
    for (const read of readers) {
      const found = read(value)
      if (found !== undefined) return found as Read<Readers[number]>
    }
    return undefined
  }

export const listOf =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const found = value.map(read)
    return found.includes(undefined) ? undefined : (found as Value[])
  }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Named fields, all needed. Fields that this version does not know are left out. */
export const object =
  <Fields extends Record<string, Reader<unknown>>>(
    fields: Fields,
  ): Reader<{ [Key in keyof Fields]: Read<Fields[Key]> }> =>
  (value) => {
    if (!isObject(value)) return undefined
    const found = Object.entries(fields).map(([key, read]) => [key, read(value[key])] as const)
    if (found.some(([, field]) => field === undefined)) return undefined
    return Object.fromEntries(found) as { [Key in keyof Fields]: Read<Fields[Key]> }
  }

/** Any names, one kind of value. */
export const recordOf =
  <Value>(read: Reader<Value>): Reader<Record<string, Value>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const found = Object.entries(value).map(([key, field]) => [key, read(field)] as const)
    return found.some(([, field]) => field === undefined)
      ? undefined
      : (Object.fromEntries(found) as Record<string, Value>)
  }
