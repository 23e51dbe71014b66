import assert from 'node:assert/strict'
import test from 'node:test'
import { checksFor, nearestSuites, specsFor } from './changed-plan.mjs'

test('a change of code is checked for types, boundaries, structure and texts', () => {
  assert.deepEqual(checksFor(['gateway/src/app/build.ts']), ['types', 'boundaries', 'structure', 'texts'])
})

test('a change of a catalogue is checked for texts, of a style sheet or a document for nothing more than lint', () => {
  assert.deepEqual(checksFor(['mf-search/src/locales/fr.json', 'docs/scale.md']), ['texts'])
  assert.deepEqual(checksFor(['shared-ui/src/card/Card.module.scss']), [])
  assert.deepEqual(checksFor(['docs/scale.md']), [])
})

test('suites beside the change come first, and those that do not fit are counted', () => {
  const far = Array.from({ length: 50 }, (_, index) => `mf-search/src/${index}.test.ts`)
  const near = ['gateway/src/app/build.api.test.ts', 'gateway/src/rates/rates.test.ts']
  const { chosen, leftOut } = nearestSuites({
    suites: [...far, ...near],
    files: ['gateway/src/app/build.ts'],
  })
  assert.deepEqual(chosen.slice(0, 2), near)
  assert.deepEqual([chosen.length, leftOut], [43, 9])
})

test('a changed package has its specs, a changed spec itself, a shared package none', () => {
  assert.deepEqual(specsFor(['mf-gifting/src/app/App.tsx']).chosen, ['journeys/gift-card'])
  assert.deepEqual(specsFor(['e2e/pages/leaks.spec.ts']).chosen, ['pages/leaks'])
  assert.deepEqual(specsFor(['mf-gifting/src/app/App.test.tsx']).chosen, [])
  assert.deepEqual(specsFor(['shared-ui/src/card/Card.tsx', 'shell/server/app.ts']), {
    chosen: [],
    leftOut: ['all of the browser'],
  })
})

test('specs that do not fit are named', () => {
  const files = ['gateway/src/a.ts', 'mf-search/src/a.ts']
  assert.deepEqual(specsFor(files), {
    chosen: ['journeys/payment', 'journeys/criteria'],
    leftOut: ['pages/search-states'],
  })
})
