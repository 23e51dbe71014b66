import assert from 'node:assert/strict'
import { it } from 'node:test'
import { lineToShow } from './show-line.mjs'

/** @type {[string, string | null][]} */
const cases = [
  ['plain text', 'gateway: plain text'],
  ['', null],
  ['{"level":30,"msg":"answered"}', null],
  ['{"level":30,"progress":"600 hotels","msg":"seeding"}', 'gateway: 600 hotels'],
  ['{"level":50,"msg":"failed","err":{"message":"disk full\\n    at write"}}', 'gateway: failed (disk full)'],
  ['{broken', 'gateway: {broken'],
]

for (const [line, shown] of cases) {
  it(`shows ${line || 'nothing'}`, () => assert.equal(lineToShow('gateway', line), shown))
}
