import assert from 'node:assert/strict'
import test from 'node:test'
import { warnOfWideFolders } from './folder-width.mjs'

const files = (/** @type {string} */ folder, /** @type {number} */ count, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`)

test('a folder of 41 sources is named, one of 40 is not', () => {
  assert.deepEqual(warnOfWideFolders(files('shell/server', 40)), [])
  assert.deepEqual(warnOfWideFolders(files('shell/server', 41)), [
    'shell/server holds 41 source files: does it hold two subjects?',
  ])
})

test('tests and styles count, folders below and other files do not', () => {
  const mixed = [...files('a', 35), ...files('a', 4, 'test.tsx'), ...files('a', 2, 'module.scss')]
  assert.equal(warnOfWideFolders(mixed).length, 1)
  assert.deepEqual(warnOfWideFolders([...files('a', 40), ...files('a/b', 40), ...files('a', 9, 'json')]), [])
})

test('migrations, decisions and locales grow without an end', () => {
  const grown = ['gateway/src/db/migrations', 'docs/decisions', 'demo/locales'].flatMap((folder) =>
    files(folder, 60),
  )
  assert.deepEqual(warnOfWideFolders(grown), [])
})
