// Loaded into every thread of a gateway: its clock is ahead of the machine's by what a file says, in milliseconds.
import { readFileSync } from 'node:fs'
import process from 'node:process'

const file = process.env.CHAOS_CLOCK_FILE ?? ''
let ahead = read()

function read() {
  return Number(readFileSync(file, 'utf8')) || 0
}

const now = Date.now
Date.now = () => now() + ahead
// Days that came from another thread, and so are of the machine's kind, are instances of it too.
globalThis.Date = new Proxy(Date, {
  construct: (system, parts, made) =>
    Reflect.construct(system, parts.length === 0 ? [system.now()] : parts, made),
})
setInterval(() => {
  ahead = read()
}, 50).unref()
