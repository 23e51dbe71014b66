import type { JsonSchema } from '@escapade/shared-contracts/events/json-schema'
import type { Contract } from '@escapade/shared-contracts/mount/registry'
import { usesOf } from '../release/uses-of'
import { requireContract } from './require-contract'
import { type Fact, releaseOf, storeOf } from './testing'

const carousel = 'mf-search/result-carousel'
const closed = 'search:layer-closed'
const props = (field: string): JsonSchema => ({
  type: 'object',
  properties: { [field]: { type: 'string' } },
  required: [],
  additionalProperties: false,
})
const payload = (field: string): JsonSchema => ({
  type: 'object',
  properties: { [field]: { enum: ['map', 'offers'] } },
  required: [field],
})

const search: Partial<Contract> = {
  takes: { [carousel]: props('title') },
  emits: { [closed]: payload('layer') },
  criteria: { knows: { theme: 'text', nights: 'number' }, names: ['theme'] },
}
const hotel: Partial<Contract> = {
  gives: { [carousel]: props('title') },
  hears: { [closed]: payload('layer') },
  criteria: { knows: { theme: 'text', nights: 'number' }, names: ['theme', 'nights'] },
}
const live: Fact[] = [
  { name: 'mf-search', version: 's1', contract: search },
  { name: 'mf-hotel', version: 'h1', contract: hotel },
]
const judge = (candidate: Omit<Fact, 'version'>, named = live) =>
  requireContract(storeOf(named), releaseOf({ version: 'new', ...candidate }))
const ofSearch = (contract: Partial<Contract>) =>
  judge({ name: 'mf-search', contract: { ...search, ...contract } })
const ofHotel = (contract: Partial<Contract>) =>
  judge({ name: 'mf-hotel', contract: { ...hotel, ...contract } })

describe('a release beside those that are live', () => {
  it.each<[string, () => Promise<void>]>([
    ['is the same', () => ofSearch({})],
    [
      'takes a further prop',
      () =>
        ofSearch({
          takes: {
            [carousel]: {
              ...props('title'),
              properties: { title: { type: 'string' }, more: { type: 'string' } },
            },
          },
        }),
    ],
    [
      'may hand over a further prop',
      () =>
        ofHotel({
          gives: {
            [carousel]: {
              ...props('title'),
              properties: { title: { type: 'string' }, more: { type: 'string' } },
            },
          },
        }),
    ],
    [
      'says more in an event',
      () =>
        ofSearch({
          emits: {
            [closed]: {
              type: 'object',
              properties: { layer: { enum: ['map'] }, at: { type: 'string' } },
              required: ['layer', 'at'],
            },
          },
        }),
    ],
    [
      'knows a further key',
      () =>
        ofSearch({ criteria: { knows: { theme: 'text', nights: 'number', mood: 'text' }, names: ['mood'] } }),
    ],
    ['hears an event of the shell', () => ofHotel({ hears: { ...hotel.hears, 'criteria:changed': {} } })],
    [
      'stops an event without hearers',
      () => judge({ name: 'mf-search', contract: { ...search, emits: {} } }, [live[0] as Fact]),
    ],
  ])('passes when it %s', async (_, act) => {
    await expect(act()).resolves.toBe(undefined)
  })

  it.each<[string, () => Promise<void>, string]>([
    ['renames a prop', () => ofSearch({ takes: { [carousel]: props('heading') } }), 'title is not known'],
    [
      'needs a prop',
      () => ofSearch({ takes: { [carousel]: { ...props('title'), required: ['title'] } } }),
      'title is needed',
    ],
    [
      'hands over another type',
      () =>
        ofHotel({ gives: { [carousel]: { type: 'object', properties: { title: { type: 'integer' } } } } }),
      'title is integer, not string',
    ],
    [
      'gives an event another shape',
      () => ofSearch({ emits: { [closed]: payload('which') } }),
      `event ${closed} cannot be read: layer is needed`,
    ],
    [
      'gives an event a further value',
      () =>
        ofSearch({
          emits: {
            [closed]: {
              type: 'object',
              properties: { layer: { enum: ['map', 'list'] } },
              required: ['layer'],
            },
          },
        }),
      'layer may be "list"',
    ],
    [
      'reads an event in another shape',
      () => ofHotel({ hears: { [closed]: payload('which') } }),
      `cannot read the event ${closed}: which is needed`,
    ],
    [
      'renames an event',
      () => ofSearch({ emits: { 'search:layer-shut': payload('layer') } }),
      `does not say ${closed} any more, which others hear`,
    ],
    [
      'hears an event without a speaker',
      () => ofHotel({ hears: { 'search:layer-shut': payload('layer') } }),
      'hears search:layer-shut, which no live release says',
    ],
    [
      'renames a key of the hash',
      () => ofSearch({ criteria: { knows: { topic: 'text', nights: 'number' }, names: ['topic'] } }),
      'does not know the key theme',
    ],
    [
      'reads a key in another way',
      () => ofSearch({ criteria: { knows: { theme: 'list', nights: 'number' }, names: ['theme'] } }),
      'key theme of the hash is list to it, and text to others',
    ],
  ])('is refused when it %s', async (_, act, words) => {
    await expect(act()).rejects.toThrow(words)
  })

  it('names the releases that would break, with their share and since when, a canary too', async () => {
    const canary = { name: 'mf-content', version: 'c1', share: 10, contract: hotel }
    const judged = judge(
      { name: 'mf-search', contract: { ...search, takes: { [carousel]: props('heading') } } },
      [...live, canary],
    )
    await expect(judged).rejects.toMatchObject({
      code: 'contract-broken',
      message: expect.stringMatching(
        /mf-hotel h1, 100 % of the sessions, since 2026-11-20[\s\S]*mf-content c1, 10 %[\s\S]*who-uses/,
      ),
    })
  })

  it('is at no fault for what did not fit before, nor for remotes that an older kit built', async () => {
    const renamed = { ...search, takes: { [carousel]: props('heading') } }
    const broken = [{ name: 'mf-search', version: 's2', contract: renamed }, live[1] as Fact]
    await expect(judge({ name: 'mf-search', contract: renamed }, broken)).resolves.toBe(undefined)
    await expect(judge({ name: 'mf-hotel', contract: hotel }, broken)).resolves.toBe(undefined)
    const older = [live[0] as Fact, { name: 'mf-hotel', version: 'h0' }]
    await expect(judge({ name: 'mf-search', contract: renamed }, older)).resolves.toBe(undefined)
    await expect(judge({ name: 'mf-search' })).resolves.toBe(undefined)
    const speaker = { name: 'mf-search', version: 's0' }
    const waits = { name: 'mf-hotel', contract: { ...hotel, hears: { 'search:moved': {} } } }
    await expect(judge(waits, [speaker, live[1] as Fact])).resolves.toBe(undefined)
  })

  it('may wait for events of a remote that comes later, when it is the first of its own', async () => {
    await expect(judge({ name: 'mf-hotel', contract: hotel }, [])).resolves.toBe(undefined)
  })

  it('is found by the event that it says or hears, and by the key that it names', async () => {
    const found = async (what: string) =>
      (await usesOf(storeOf(live), what)).map(({ name, how }) => [name, ...how])
    expect(await found(closed)).toEqual([
      ['mf-search', 'emits'],
      ['mf-hotel', 'hears'],
    ])
    expect(await found('nights')).toEqual([['mf-hotel', 'names']])
    expect(await found('nothing')).toEqual([])
  })
})
