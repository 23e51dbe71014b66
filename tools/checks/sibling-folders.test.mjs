import assert from 'node:assert/strict'
import test from 'node:test'
import { checkSiblingFolders } from './sibling-folders.mjs'

const offer = "import { rate } from '../rates/rate'\n"
const files = (/** @type {Record<string, string>} */ more) =>
  new Map(Object.entries({ 'demo/src/hotels/offer.ts': offer, 'demo/src/rates/rate.ts': '', ...more }))

test('folders side by side may import in one direction', () => {
  assert.deepEqual(checkSiblingFolders(files({})), [])
})

test('folders that import each other are refused, types included', () => {
  const mutual = files({ 'demo/src/rates/rate.ts': "import type { Offer } from '../hotels/offer'\n" })
  assert.deepEqual(checkSiblingFolders(mutual), [
    'demo/src/hotels → demo/src/rates → demo/src/hotels is a ring (demo/src/hotels/offer.ts → demo/src/rates/rate; demo/src/rates/rate.ts → demo/src/hotels/offer)',
  ])
})

test('folders that import each other over a third one are refused', () => {
  const ring = files({
    'demo/src/rates/rate.ts': "import { town } from '../towns/town'",
    'demo/src/towns/town.ts': "import type { Offer } from '../hotels/offer'",
  })
  assert.equal(checkSiblingFolders(ring).length, 1)
})

test('imports by the name of the package, of deeper folders and on demand count', () => {
  for (const back of [
    "import('@escapade/demo/hotels/offer')",
    "import { offer } from '../../hotels/offer'",
    "export { offer } from '../../hotels/offer.ts'",
  ])
    assert.equal(checkSiblingFolders(files({ 'demo/src/rates/deep/plan.ts': back })).length, 1, back)
})

test('a folder and what lies in it are no siblings', () => {
  const nested = new Map([
    ['a/src/index/reader.ts', "import { grown } from './columns/grown'\n"],
    ['a/src/index/columns/grown.ts', "import { reader } from '../reader'\n"],
  ])
  assert.deepEqual(checkSiblingFolders(nested), [])
})

test('tests may import from everywhere', () => {
  assert.deepEqual(
    checkSiblingFolders(files({ 'demo/src/rates/rate.test.ts': "import '../hotels/offer'" })),
    [],
  )
})
