import { type OpenHold, openHoldKey, readOpenHold, writeOpenHold } from './open-hold'

const nowMs = Date.parse('2026-11-20T10:00:00Z')
const hold: OpenHold = { uri: '/checkout/booking#x=1', locale: 'fr_BE', until: '2026-11-20T10:12:00Z' }
const read = (value: unknown, text = JSON.stringify(value)) => readOpenHold({ text, locale: 'fr_BE', nowMs })

it('is what was written, until nothing is held', () => {
  const kept = new Map<string, string>()
  const storage = {
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  writeOpenHold(storage, hold)
  expect(readOpenHold({ text: kept.get(openHoldKey) ?? null, locale: 'fr_BE', nowMs })).toEqual(hold)
  writeOpenHold(storage, null)
  expect(kept.size).toBe(0)
})

it.each([
  ['nothing', null],
  ['one that has ended', { ...hold, until: '2026-11-20T10:00:00Z' }],
  ['an end that is no moment', { ...hold, until: 'soon' }],
  ['another market’s', { ...hold, locale: 'nl_BE' }],
  ['an address elsewhere', { ...hold, uri: 'https://evil.example/' }],
  ['an address elsewhere without a scheme', { ...hold, uri: '//evil.example/' }],
  ['an address that runs', { ...hold, uri: 'javascript:alert(1)' }],
  ['a list', [1]],
  ['a number', 7],
])('%s is none', (_, value) => expect(read(value)).toBeNull())

it('what is not JSON is none', () => expect(read(null, '{"uri":')).toBeNull())
