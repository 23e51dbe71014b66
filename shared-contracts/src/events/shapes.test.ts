import * as z from 'zod/mini'
import {
  either,
  flag,
  integer,
  listOf,
  mapOf,
  matching,
  nullable,
  number,
  oneOf,
  record,
  text,
} from './shapes'

const values: unknown[] = [
  '',
  'a',
  'booking',
  '2030-05-10',
  0,
  1,
  -1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  true,
  false,
  null,
  undefined,
  [],
  ['a'],
  [1],
  ['a', 1],
  {},
  { a: 1 },
  { a: 'x' },
  { a: 1, b: 'x' },
  { a: 1, b: null },
  { a: null },
]

it.each([
  ['text', text, z.string()],
  ['number', number, z.number()],
  ['integer', integer, z.int()],
  ['flag', flag, z.boolean()],
  ['matching', matching(/^\d{4}-\d{2}-\d{2}$/), z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))],
  ['oneOf', oneOf('booking', 'hotel'), z.enum(['booking', 'hotel'])],
  ['nullable', nullable(text), z.nullable(z.string())],
  ['listOf', listOf(text), z.array(z.string())],
  ['either', either(text, listOf(text)), z.union([z.string(), z.array(z.string())])],
  ['mapOf', mapOf(either(text, number)), z.record(z.string(), z.union([z.string(), z.number()]))],
  ['record', record({ a: integer, b: nullable(text) }), z.object({ a: z.int(), b: z.nullable(z.string()) })],
])('%s accepts and refuses what zod does', (_, shape, schema) => {
  for (const value of values) {
    const result = shape.safeParse(value)
    const expected = schema.safeParse(value)
    expect([value, result.success]).toEqual([value, expected.success])
    if (result.success) expect(result.data).toEqual(expected.data)
  }
})

it('leaves out fields it does not know', () => {
  expect(record({ a: integer }).safeParse({ a: 1, extra: 2 })).toEqual({ success: true, data: { a: 1 } })
})
