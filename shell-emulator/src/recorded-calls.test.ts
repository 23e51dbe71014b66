import { findAnswer, keyOf, type RecordedCalls } from './recorded-calls'
import { replayCalls } from './replay-calls'

const answer = (body: string) => ({ status: 200, type: 'application/json', body })
const calls: RecordedCalls = {
  'GET /api/offers.json?a=2&locale=fr_FR': answer('"french"'),
  'GET /api/offers.json?a=2&locale=nl_BE': answer('"flemish"'),
  'POST /api/search.json {"locale":"es_ES","a":2}': answer('"spanish"'),
  'POST /api/search.json {"locale":"nl_NL","a":2}': answer('"dutch"'),
  'GET /front-gateway/config/flags?locale=fr_FR': answer('{}'),
}

it('names a call whatever the order of its query', () => {
  const call = { method: 'GET', address: '/x?b=2&a=1' }
  expect(keyOf(call)).toBe(keyOf({ ...call, address: '/x?a=1&b=2' }))
  expect(keyOf({ ...call, address: '/x' })).toBe('GET /x')
})

it.each([
  ['GET', '/api/offers.json?locale=nl_BE&a=2', undefined, '"flemish"'],
  ['GET', '/api/offers.json?locale=nl_BE&a=9&b=1', undefined, '"flemish"'],
  ['GET', '/api/offers.json?locale=it_IT', undefined, '"french"'],
  ['POST', '/api/search.json', '{"locale":"es_ES","a":2}', '"spanish"'],
  ['POST', '/api/search.json', '{"a":7,"locale":"nl_NL"}', '"dutch"'],
  ['POST', '/api/offers.json?locale=nl_BE&a=2', undefined, undefined],
  ['GET', '/api/other.json?locale=it_IT', undefined, undefined],
])('answers %s %s %s with %s', (method, address, body, answered) => {
  expect(findAnswer(calls, { method, address, body })?.body).toBe(answered)
})

it('answers over HTTP, refuses what it does not know, and takes what pages report', async () => {
  const gateway = await replayCalls(calls)
  const known = await fetch(`${gateway.origin}/front-gateway/config/flags?locale=fr_FR`)
  expect([known.status, await known.json()]).toEqual([200, {}])
  const unknown = await fetch(`${gateway.origin}/front-gateway/orders`, { method: 'POST' })
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'not-recorded' }),
  ])
  expect((await fetch(`${gateway.origin}/analytics`, { method: 'POST' })).status).toBe(204)
  expect((await fetch(`${gateway.origin}/images/canal/1/320x240.jpg`)).headers.get('content-type')).toBe(
    'image/svg+xml',
  )
  await gateway.stop()
})
