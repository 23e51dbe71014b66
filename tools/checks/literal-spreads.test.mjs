import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLiteralSpreads } from './literal-spreads.mjs'

const problemsOf = (/** @type {string} */ source) =>
  checkLiteralSpreads(new Map([['gateway/src/rates/prices.ts', source]]))

test('names a literal that is spread', () => {
  assert.deepEqual(problemsOf('const row = {\n  ...{ hotel, room },\n}\n'), [
    'gateway/src/rates/prices.ts:2: write the fields out that ...{ } spreads',
  ])
})

test('lets objects be spread that stand elsewhere', () => {
  assert.deepEqual(problemsOf('const row = { ...hotel, ...(room ? { room } : {}) }\n'), [])
})
