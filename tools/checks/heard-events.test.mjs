import assert from 'node:assert/strict'
import test from 'node:test'
import { checkHeardEvents } from './heard-events.mjs'

const events = 'shared-contracts/src/events/events.ts'
const files = (/** @type {Record<string, string>} */ more) =>
  new Map(
    Object.entries({
      [events]: "export const layerClosed = defineEvent('search:layer-closed', text)\n",
      'mf-search/src/map.ts': "emit(layerClosed, { layer: 'map' })",
      'mf-hotel/src/around.ts': 'useEvent(layerClosed, close)',
      ...more,
    }),
  )

test('an event that is sent and heard passes', () => {
  assert.deepEqual(checkHeardEvents(files({})), [])
})

test('an event that nothing sends, or nothing hears, is named', () => {
  assert.deepEqual(checkHeardEvents(files({ 'mf-search/src/map.ts': '' })), [
    `${events}: nothing sends layerClosed`,
  ])
  assert.deepEqual(checkHeardEvents(files({ 'mf-hotel/src/around.ts': '' })), [
    `${events}: nothing hears layerClosed`,
  ])
})

test('tests neither send nor hear', () => {
  const heardInTests = files({
    'mf-hotel/src/around.ts': '',
    'mf-hotel/src/around.test.ts': 'channel.on(layerClosed, close)',
  })
  assert.equal(checkHeardEvents(heardInTests).length, 1)
})

test('events for analytics are heard where analytics are told of them', () => {
  const added = {
    [events]: "export const added = defineAnalyticsEvent('checkout:added', text, tell)\n",
    'mf-hotel/src/book.ts': 'channel.emit(added, { id })',
  }
  assert.equal(checkHeardEvents(files(added)).length, 1)
  assert.deepEqual(
    checkHeardEvents(files({ ...added, 'shell/client/start.ts': 'tellAnalytics(channel)' })),
    [],
  )
})
