import type { JsonSchema } from '@escapade/shared-contracts/events/json-schema'
import {
  anyOf,
  integer,
  listOf,
  nothing,
  object,
  oneOf,
  text,
} from '@escapade/shared-contracts/events/payload'
import { fragmentSchemas } from '@escapade/shared-contracts/fragments/fragment-schemas'
import { propsSchemas } from '@escapade/shared-contracts/fragments/props-schemas'
import fc from 'fast-check'
import { misfitOf } from './misfit'

const closed = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const words: JsonSchema = { type: 'string' }
const whole: JsonSchema = { type: 'integer' }

describe('what is sent and what is taken', () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ['the same', closed({ title: words }, ['title']), closed({ title: words }, ['title'])],
    ['whole numbers where any may come', whole, { type: 'number' }],
    ['fewer values than are known', { enum: ['map'] }, { enum: ['map', 'offers'] }],
    ['values of a type', { enum: ['map'] }, words],
    ['less than may be given', closed({ title: words }), closed({ title: words, more: whole })],
    ['fields that are left out where they come in', closed({ a: whole }), { type: 'object' }],
    ['one of several forms', whole, { anyOf: [words, whole] }],
    ['all of several forms', { anyOf: [whole, { type: 'null' }] }, { anyOf: [{ type: 'null' }, whole] }],
    ['anything that is not described', {}, words],
  ])('fit: %s', (_, sent, taken) => {
    expect(misfitOf(sent, taken)).toBeNull()
  })

  it.each<[string, JsonSchema, JsonSchema, string, string]>([
    ['a name that is gone', closed({ title: words }), closed({ heading: words }), 'title', 'is not known'],
    [
      'a field that is needed',
      closed({ title: words }),
      closed({ title: words }, ['title']),
      'title',
      'is needed',
    ],
    ['another type', closed({ count: words }), closed({ count: whole }), 'count', 'is string, not integer'],
    ['a number with decimals', { type: 'number' }, whole, '', 'is number, not integer'],
    ['a further value', { enum: ['map', 'list'] }, { enum: ['map'] }, '', 'may be "list", not only "map"'],
    ['any text for a few', words, { enum: ['map'] }, '', 'may be any string, not only "map"'],
    ['null', { anyOf: [whole, { type: 'null' }] }, whole, '', 'is null, not integer'],
    [
      'within a list',
      { type: 'array', items: words },
      { type: 'array', items: whole },
      '[]',
      'is string, not integer',
    ],
    [
      'within a field',
      closed({ hotel: closed({ lat: words }) }),
      closed({ hotel: closed({ lat: whole }) }),
      'hotel.lat',
      'is string, not integer',
    ],
    ['another form of text', words, { type: 'string', pattern: 'x' }, '', 'may be written in another way'],
    [
      'within a record',
      { type: 'object', additionalProperties: words },
      { type: 'object', additionalProperties: whole },
      '*',
      'is string, not integer',
    ],
  ])('do not fit: %s', (_, sent, taken, at, why) => {
    expect(misfitOf(sent, taken)).toEqual({ at, why })
  })

  it('are the same for each fragment of the shop', () => {
    for (const [name, schema] of Object.entries(propsSchemas)) {
      expect(misfitOf(schema, schema)).toBeNull()
      expect(schema.properties && Object.keys(schema.properties)).toEqual(
        Object.keys(fragmentSchemas[name as keyof typeof fragmentSchemas].shape),
      )
    }
  })
})

/** Readers with values that they understand. */
const known = [
  [text, fc.string()],
  [integer, fc.integer()],
  [nothing, fc.constant(null)],
  [oneOf('map', 'offers'), fc.constantFrom('map', 'offers')],
  [oneOf('map'), fc.constant('map')],
  [anyOf(integer, nothing), fc.option(fc.integer())],
  [listOf(integer), fc.array(fc.integer())],
  [object({ a: text }), fc.record({ a: fc.string() })],
  [object({ a: text, b: integer }), fc.record({ a: fc.string(), b: fc.integer() })],
] as const

it('lets no value through that the reader of an event drops', () => {
  const pairs = fc.tuple(fc.constantFrom(...known), fc.constantFrom(...known))
  const cases = pairs.chain(([[sent, values], [taken]]) =>
    (values as fc.Arbitrary<unknown>).map((value) => ({ sent, taken, value })),
  )
  fc.assert(
    fc.property(cases, ({ sent, taken, value }) => {
      fc.pre(misfitOf(sent.schema ?? {}, taken.schema ?? {}) === null)
      expect(taken(value)).toBeDefined()
    }),
  )
})
