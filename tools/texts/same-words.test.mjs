import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherWords } from './same-words.mjs'

const reading = (/** @type {string} */ promise) => (/** @type {string} */ file) =>
  new Map(
    file.startsWith('/gateway')
      ? [['terms.free', promise]]
      : [['cancellation.free', 'Free until {{deadline}}.']],
  )

test('a mail that promises something else than the page is found', () => {
  const found = otherWords({ root: '/', tags: ['en'], read: reading('Free for ever.') })
  assert.deepEqual(found, [
    'gateway/src/capabilities/orders/mails/texts/en.json: terms.free is not cancellation.free of shared-ui/src/locales',
  ])
})

test('the same promise is none', () => {
  assert.deepEqual(otherWords({ root: '/', tags: ['en'], read: reading('Free until {{deadline}}.') }), [])
})
