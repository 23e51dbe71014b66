import assert from 'node:assert/strict'
import test from 'node:test'
import { checkFolderWidth } from './folder-width.mjs'

const files = (folder, count, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`)

test('a folder of 25 sources passes, one of 26 does not', () => {
  assert.deepEqual(checkFolderWidth(files('shell/server', 25)), [])
  assert.deepEqual(checkFolderWidth(files('shell/server', 26)), [
    'shell/server holds 26 source files, 25 are allowed',
  ])
})

test('tests and styles count, folders below and other files do not', () => {
  const mixed = [...files('a', 20), ...files('a', 4, 'test.tsx'), ...files('a', 2, 'module.scss')]
  assert.equal(checkFolderWidth(mixed).length, 1)
  assert.deepEqual(checkFolderWidth([...files('a', 25), ...files('a/b', 25), ...files('a', 9, 'json')]), [])
})

test('migrations, decisions and locales grow without an end', () => {
  const grown = ['gateway/src/db/migrations', 'docs/decisions', 'demo/locales'].flatMap((folder) =>
    files(folder, 40),
  )
  assert.deepEqual(checkFolderWidth(grown), [])
})
