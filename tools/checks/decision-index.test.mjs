import assert from 'node:assert/strict'
import test from 'node:test'
import { checkDecisionIndex } from './decision-index.mjs'

const files = (/** @type {string} */ list) =>
  new Map([
    ['docs/decisions/README.md', list],
    ['docs/decisions/036-prefetch.md', '# 036 Prefetch\n\nSuperseded by [048](048-criteria.md).\n'],
    ['docs/decisions/048-criteria.md', '# 048 Criteria\n'],
  ])

test('every decision stands in the index, superseded ones with what superseded them', () => {
  const list =
    '- [036](036-prefetch.md) Prefetch — superseded by [048](048-criteria.md)\n- [048](048-criteria.md) Criteria\n'
  assert.deepEqual(checkDecisionIndex(files(list)), [])
})

test('a decision that is not listed, or not marked, is named', () => {
  assert.deepEqual(checkDecisionIndex(files('- [036](036-prefetch.md) Prefetch\n')), [
    'docs/decisions/README.md does not say that 036-prefetch.md is superseded by 048',
    'docs/decisions/README.md does not list 048-criteria.md',
  ])
})
