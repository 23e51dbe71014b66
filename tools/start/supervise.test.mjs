import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { supervise } from './supervise.mjs'

const folder = await mkdtemp(path.join(os.tmpdir(), 'supervise-'))

/** Supervises a script and collects what is reported of it. @param {string} source */
async function run(source) {
  const file = path.join(folder, 'script.mjs')
  await writeFile(file, source)
  const events = new EventEmitter()
  /** @type {string[]} */
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
  assert.match(said, /script ended \(SIGKILL\); it starts again in 0.25 s/)
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

it('does not try again what ended because of its settings', async () => {
  const { one, events, lines } = await run("console.log('SMTP_URL is missing'); process.exit(78)")
  const [said] = await once(events, 'give-up')
  assert.match(said, /script does not start \(code 78\)/)
  await one.stop()
  assert.deepEqual(lines, ['SMTP_URL is missing'])
})

it('ends a process that does not listen to SIGTERM', { timeout: 20_000 }, async () => {
  const { one, events } = await run(
    "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)",
  )
  const [pid] = await once(events, 'line')
  await one.stop()
  assert.throws(() => process.kill(Number(pid), 0))
})

/** Resolves once no process has the number any more. @param {number} pid */
async function untilGone(pid) {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await pause(20)
  }
}

it('leaves nothing behind when the supervisor itself is killed', { timeout: 20_000 }, async () => {
  const server = path.join(folder, 'server.mjs')
  await writeFile(server, 'setInterval(() => {}, 1000); console.log(process.pid)')
  const supervisor = path.join(folder, 'supervisor.mjs')
  const module = new URL('./supervise.mjs', import.meta.url).href
  const options = {
    name: 'server',
    args: [server],
    env: {},
    cwd: folder,
    logFile: path.join(folder, 'server.log'),
  }
  await writeFile(
    supervisor,
    `import { supervise } from ${JSON.stringify(module)}
    supervise({ ...${JSON.stringify(options)}, onLine: (_, line) => console.log(line), onRestart() {}, onGiveUp() {} })`,
  )
  const parent = spawn(process.execPath, [supervisor])
  const [said] = await once(parent.stdout, 'data')
  parent.kill('SIGKILL')
  await untilGone(Number(String(said)))
})

it('waits longer after each crash, but for seconds at most', { timeout: 30_000 }, async () => {
  const { one, events } = await run('process.exit(1)')
  one.ready()
  const pauses = []
  while (pauses.length < 6) {
    const [said] = await once(events, 'restart')
    pauses.push(/in ([\d.]+) s/.exec(said)?.[1])
  }
  await one.stop()
  assert.deepEqual(pauses, ['0.25', '0.5', '1', '2', '4', '4'])
})
