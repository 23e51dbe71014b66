import assert from 'node:assert/strict'
import test from 'node:test'
import { checkNamedFiles } from './named-files.mjs'

const paths = [
  'gateway/src/rates/room-months.ts',
  'gateway/src/rates/nights.ts',
  'docs/gateway.md',
  'README.md',
]
const named = (/** @type {string} */ file, /** @type {string} */ text) =>
  checkNamedFiles(new Map([[file, text]]), paths)

test('files are named by their path, by the end of it, or alone', () => {
  const text =
    '`gateway/src/rates/room-months.ts`, `rates/room-months.ts`, `nights.ts`, [gateway](../gateway.md), rates/*.ts'
  assert.deepEqual(named('docs/decisions/046.md', text), [])
})

test('a name of a file that is not there is refused, in backticks or not', () => {
  for (const name of [
    '`availability/room-months.ts`',
    '(availability/room-months.ts)',
    'rates/{nights,days}.ts',
  ])
    assert.equal(named('README.md', `as in ${name}, by hand`).length, 1, name)
  assert.deepEqual(named('README.md', '`rates/days.ts`'), [
    'README.md names rates/days.ts, which is not there',
  ])
})

test('comments of code are read, its texts are not', () => {
  const gone = ['days', 'weeks'].map((name) => `${name}.ts`)
  assert.equal(
    named('gateway/src/a.ts', `/** As in \`${gone[0]}\`. */\nconst a = 1 // and ${gone[1]}`).length,
    2,
  )
  assert.deepEqual(named('gateway/src/a.ts', `import './${gone[0]}'\nconst a = '${gone[1]}'`), [])
})

test('addresses, bundles and placeholders are no names of files', () => {
  const text = 'https://example.org/spec.md, `dist/server.cjs`, `<name>.ts`, `…-query.ts`, `index.tsx.map`'
  assert.deepEqual(named('README.md', text), [])
})
