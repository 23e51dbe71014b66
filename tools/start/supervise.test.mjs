import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { it } from 'node:test'
import { supervise } from './supervise.mjs'

const folder = await mkdtemp(path.join(os.tmpdir(), 'supervise-'))

/** Supervises a script and collects what is reported of it. */
async function run(source) {
  const file = path.join(folder, 'script.mjs')
  await writeFile(file, source)
  const events = new EventEmitter()
  const lines = []
  const one = supervise({
    name: 'script',
    args: [file],
    env: {},
    cwd: folder,
    logFile: path.join(folder, 'script.log'),
    onLine(_, line) {
      lines.push(line)
      events.emit('line', line)
    },
    onRestart: (text) => events.emit('restart', text),
    onGiveUp: (text) => events.emit('give-up', text),
  })
  return { one, events, lines }
}

it('starts a process again that ended, and stops it when asked', async () => {
  const { one, events, lines } = await run('console.log(process.pid); setInterval(() => {}, 1000)')
  const [first] = await once(events, 'line')
  one.ready()
  process.kill(Number(first), 'SIGKILL')
  const [said] = await once(events, 'restart')
  assert.match(said, /script ended \(SIGKILL\); it starts again in 0.5 s/)
  const [second] = await once(events, 'line')
  assert.notEqual(second, first)
  await one.stop()
  assert.throws(() => process.kill(Number(second), 0))
  assert.equal(lines.length, 2)
})

it('gives up on what never comes up, and says where the log is', async () => {
  const { one, events } = await run("process.stderr.write('no database\\n'); process.exit(3)")
  const [said] = await once(events, 'give-up')
  assert.match(said, /script does not start \(code 3\).*script\.log/)
  await one.stop()
  assert.match(await readFile(path.join(folder, 'script.log'), 'utf8'), /no database/)
})

it('ends a process that does not listen to SIGTERM', { timeout: 20_000 }, async () => {
  const { one, events } = await run(
    "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)",
  )
  const [pid] = await once(events, 'line')
  await one.stop()
  assert.throws(() => process.kill(Number(pid), 0))
})
