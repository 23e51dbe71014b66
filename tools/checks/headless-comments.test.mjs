import assert from 'node:assert/strict'
import test from 'node:test'
import { checkComments } from './headless-comments.mjs'

/** Offenders are spelt `W_o` here, as the check reads this file too. */
const faultsOf = (/** @type {string} */ text, file = 'shop/price.ts') =>
  checkComments([file], () => text.replaceAll('W_', 'Wh').replaceAll('H_w', 'How'))
const refused = (/** @type {string} */ text) => assert.equal(faultsOf(text).length, 1, text)
/** @param {string} text @param {string} [file] */
const passes = (text, file) => assert.deepEqual(faultsOf(text, file), [], text)

test('a comment begins with its subject or a verb', () => {
  for (const opening of ['W_at', 'W_ether', 'W_o', 'W_ose', 'W_ere', 'W_ich', 'H_w', 'The same', 'That'])
    refused(`const a = 1\n/** ${opening} is sold of a room. */\nconst b = 2\n`)
  passes('/** Payer, as limits see them. */\n/** Agents may come without a token. */\n// Whole cents.\n')
})

test('the place of an offender is named', () => {
  const [fault = ''] = faultsOf('\n\n  /** W_o pays, for limits. */\n')
  assert.match(fault, /^shop\/price\.ts:3 has a comment without a subject: "W.o pays, for limits\."$/)
})

test('comments of every form count', () => {
  refused('/**\n * W_ether the visitor\n * may do so.\n */\n')
  refused('/* W_ere it stands. */\n')
  refused('pay() // W_at is left.\n')
  refused('<p>{/* H_w long it takes. */}</p>\n')
  refused('// Kept.\nconst a = 1\n// W_o comes late still pays.\n')
})

test('a line that goes on after another begins no comment', () => {
  passes('// A buyer decides\n// W_ether or not it is late.\n')
  passes('/**\n * A buyer decides\n * W_at is paid.\n */\n')
})

test('no later sentence begins with a person that is none', () => {
  refused('/** Holds the rooms. W_o starts to pay late still has time. */\n')
  passes('/** Holds the rooms. W_ere none are left, it says so. That is all. */\n')
})

test('questions, code and other files are left alone', () => {
  passes('// W_ich one is it? The first.\n')
  passes(`const glob = 'src/**/W_at.ts'\nconst host = 'https://W_at.example'\nconst title = '/** W_at */'\n`)
  passes('/* W_at it says. */', 'docs/page.md')
})
