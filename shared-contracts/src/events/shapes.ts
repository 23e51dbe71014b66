/**
 * Checks for payloads of events, in a few hundred bytes: events are read on every page, and the zod that checks calls
 * on the server would weigh more than a page's own code (docs/decisions/006-weight-of-the-first-load.md).
 */
export type Shape<Value> = {
  safeParse(value: unknown): { success: true; data: Value } | { success: false }
}

const shape = <Value>(fits: (value: unknown) => boolean): Shape<Value> => ({
  safeParse: (value) => (fits(value) ? { success: true, data: value as Value } : { success: false }),
})
const fits = (one: Shape<unknown>, value: unknown) => one.safeParse(value).success

export const text = shape<string>((value) => typeof value === 'string')
export const number = shape<number>((value) => Number.isFinite(value))
export const integer = shape<number>((value) => Number.isSafeInteger(value))
export const flag = shape<boolean>((value) => typeof value === 'boolean')

export const matching = (pattern: RegExp): Shape<string> =>
  shape((value) => typeof value === 'string' && pattern.test(value))

export const oneOf = <const Value extends string>(...values: Value[]): Shape<Value> =>
  shape((value) => values.some((candidate) => candidate === value))

export const nullable = <Value>(inner: Shape<Value>): Shape<Value | null> =>
  shape((value) => value === null || fits(inner, value))

export const listOf = <Value>(inner: Shape<Value>): Shape<Value[]> =>
  shape((value) => Array.isArray(value) && value.every((item) => fits(inner, item)))

export const either = <One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> =>
  shape((value) => fits(one, value) || fits(other, value))

export const mapOf = <Value>(inner: Shape<Value>): Shape<Record<string, Value>> =>
  shape((value) => isPlain(value) && Object.values(value).every((item) => fits(inner, item)))

type Fields = Record<string, Shape<unknown>>
type Read<Given extends Fields> = {
  [Key in keyof Given]: Given[Key] extends Shape<infer Value> ? Value : never
}

/** An object with these fields; those it has besides are left out. */
export const record = <Given extends Fields>(fields: Given): Shape<Read<Given>> => ({
  safeParse(value) {
    if (
      !isPlain(value) ||
      !Object.keys(fields).every((key) => fits(fields[key] as Shape<unknown>, value[key]))
    )
      return { success: false }
    const data = Object.fromEntries(Object.keys(fields).map((key) => [key, value[key]]))
    return { success: true, data: data as Read<Given> }
  },
})

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
