// Loaded into every thread of a gateway: its clock is ahead of the machine's by what a file says, in milliseconds.
import { readFileSync } from 'node:fs'
import process from 'node:process'

const file = process.env.CHAOS_CLOCK_FILE
let ahead = read()

function read() {
  return Number(readFileSync(file, 'utf8')) || 0
}

const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + ahead)
    else super(...args)
  }
  /** Days that came from another thread are of the machine's kind. */
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate
  }
  static now() {
    return RealDate.now() + ahead
  }
}
setInterval(() => {
  ahead = read()
}, 50).unref()
