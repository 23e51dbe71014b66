import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { checkScriptTypes, typedFiles } from './script-types.mjs'

const lines = (/** @type {number} */ count) => 'run()\n'.repeat(count)
const typed = new Set(['tools/start.mjs'])

test('scripts whose types are checked may be of any length', () => {
  assert.deepEqual(checkScriptTypes(new Map([['tools/start.mjs', lines(900)]]), typed), [])
})

test('scripts that are not checked are named once they hold more than 300 lines together', () => {
  const files = (/** @type {number} */ count) =>
    new Map([
      ['tools/start.mjs', lines(900)],
      ['bench/clock.js', lines(100)],
      ['e2e/rules.cjs', lines(count)],
    ])
  assert.deepEqual(checkScriptTypes(files(200), typed), [])
  assert.deepEqual(checkScriptTypes(files(201), typed), [
    '301 lines of scripts have no types checked (tsconfig.json): bench/clock.js (100), e2e/rules.cjs (201)',
  ])
})

test('a script that leaves itself out is not checked', () => {
  const files = new Map([['tools/start.mjs', `// @ts-nocheck\n${lines(300)}`]])
  assert.equal(checkScriptTypes(files, typed).length, 1)
})

test('the compiler is asked for its files: without `checkJs`, or not included, a script has no types', async () => {
  const workspace = await mkdtemp(path.join(os.tmpdir(), 'script-types-'))
  for (const file of ['one.mjs', 'two.mjs']) await writeFile(path.join(workspace, file), lines(1))
  const filesWith = async (/** @type {object} */ config) => {
    await writeFile(path.join(workspace, 'tsconfig.json'), JSON.stringify(config))
    return [...typedFiles(workspace)]
  }
  const compilerOptions = { allowJs: true, checkJs: true }
  assert.deepEqual(await filesWith({ compilerOptions, include: ['one.mjs'] }), ['one.mjs'])
  assert.deepEqual(await filesWith({ compilerOptions: { allowJs: true } }), [])
})
