import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { readCatalogueKind, settleCatalogueKind } from './catalogue-kind.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kind-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the first start decides, and later ones need not say it again', () => {
  assert.equal(readCatalogueKind(folder), null)
  assert.equal(settleCatalogueKind(folder, { empty: true }), 'own')
  assert.equal(readCatalogueKind(folder), 'own')
  assert.equal(settleCatalogueKind(folder, { empty: false }), 'own')
})

test('a folder that says nothing and has a database holds the demo', () => {
  mkdirSync(path.join(folder, 'pgdata'))
  assert.equal(readCatalogueKind(folder), 'demo')
  assert.equal(settleCatalogueKind(folder, { empty: false }), 'demo')
})

test('an empty shop is refused where the demo is, with the way to one', () => {
  settleCatalogueKind(folder, { empty: false })
  assert.throws(() => settleCatalogueKind(folder, { empty: true }), /VAR_DIR=my-shop npm start -- --empty/)
  assert.equal(readCatalogueKind(folder), 'demo')
})
