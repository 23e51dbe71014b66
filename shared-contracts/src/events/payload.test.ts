import fc from 'fast-check'
import {
  addedToCart,
  analyticsTracked,
  datesChanged,
  filterChanged,
  flowChanged,
  partyChanged,
} from './analytics-events'
import { anyOf, day, integer, listOf, nothing, number, object, oneOf, recordOf, text } from './payload'

describe('payload readers', () => {
  it.each([
    ['text', text, 'a', 1],
    ['integer', integer, 3, 3.5],
    ['number', number, 3.5, Number.NaN],
    ['day', day, '2026-12-05', '2026-12-5'],
    ['oneOf', oneOf('a', 'b'), 'b', 'c'],
    ['anyOf with nothing', anyOf(integer, nothing), null, 'x'],
    ['listOf', listOf(text), ['a', ''], ['a', 1]],
    ['recordOf', recordOf(integer), { a: 1 }, { a: 'x' }],
    ['object', object({ a: text }), { a: '' }, {}],
    ['object for a list', object({}), {}, []],
  ])('%s takes what fits and refuses what does not', (_, read, good, bad) => {
    expect(read(good)).toEqual(good)
    expect(read(bad)).toBeUndefined()
  })

  it('[SC-069] leaves out fields that this version does not know', () => {
    expect(flowChanged.read({ from: 'booking', to: 'hotel', later: 1 })).toEqual({
      from: 'booking',
      to: 'hotel',
    })
  })

  it.each([
    ['party', partyChanged, { a: 2, c: 0, b: 0, s: false }],
    ['dates', datesChanged, { checkin: '2026-12-05', checkout: null, nights: null }],
    ['filter', filterChanged, { key: 'stars', value: ['3', '4'] }],
    ['cart', addedToCart, { id: '1', type: 'STAY', label: 'Two by the sea', priceCents: 12_990 }],
    ['analytics', analyticsTracked, { name: 'view_item', params: { price: 1.5, gift: null } }],
  ])('[SC-069] reads the %s event', (_, event, payload) => {
    expect(event.read(payload)).toEqual(payload)
  })

  it('[SC-069] never throws, whatever another version sends', () => {
    const events = [partyChanged, datesChanged, filterChanged, addedToCart, analyticsTracked, flowChanged]
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...events), (payload, event) => {
        expect(() => event.read(payload)).not.toThrow()
      }),
    )
  })
})
