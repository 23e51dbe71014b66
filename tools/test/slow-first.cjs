const { default: Sequencer } = require('@jest/test-sequencer')

/** Suites of half a minute: the last of them, begun late, would run beside an idle core. */
const slowest =
  /fuzz|migrations\.test|backup\.test|same-database|seed-catalogue|crash\.postgres|every-statement/
const slow = /\.(postgres|redis)\.test/
const withDatabase = /\.api\.test/

/** @typedef {Parameters<Sequencer['sort']>[0]} Tests */

const rankOf = (/** @type {Tests[number]} */ { path }) =>
  [slowest, slow, withDatabase, /./].findIndex((kind) => kind.test(path))

/** The longest suites begin first, also in a fresh clone, where Jest does not know how long any of them takes. */
module.exports = class SlowFirst extends Sequencer {
  /** @override @param {Tests} tests */
  async sort(tests) {
    return (await super.sort(tests)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}
