import { spawn } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { openLog } from './log-file.mjs'

/** One crash costs visitors a quarter of a second; what crashes at once again does not keep the machine busy. */
const firstPauseMs = 250
const longestPauseMs = 4000
/** A process that lived this long was well: its next restart does not wait. */
const wellAfterMs = 20_000
const killAfterMs = 8000
const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href
/** A server's exit code for wrong settings (shared-contracts/src/settings): it said which, and would say so again. */
const wrongSettings = 78

/**
 * A process to keep running: `onLine` gets each line it writes, `onGiveUp` an explanation when it never came up. Its
 * output also goes into `logFile`.
 *
 * @typedef {{ name: string, args: string[], env: NodeJS.ProcessEnv, cwd: string, logFile: string,
 *   onLine: (name: string, line: string) => void, onRestart: (text: string) => void,
 *   onGiveUp: (text: string) => void, triesBeforeReady?: number }} Supervision
 */

/**
 * Keeps a process running: one that ends by itself is started again, after a pause that doubles. It ends when this
 * process does.
 *
 * @param {Supervision} supervision
 */
export function supervise({
  name,
  args,
  env,
  cwd,
  logFile,
  onLine,
  onRestart,
  onGiveUp,
  triesBeforeReady = 3,
}) {
  const log = openLog(logFile)
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  let stopping = false
  let pauseMs = firstPauseMs
  let failures = 0
  let wasReady = false
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const start = () => {
    const startedAt = performance.now()
    child = spawn(process.execPath, ['--import', endWithParent, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        log.write(line)
        onLine(name, line)
      })
    }
    child.once('exit', (code, signal) => ended({ code, signal, livedMs: performance.now() - startedAt }))
  }

  /** @param {{ code: number | null, signal: NodeJS.Signals | null, livedMs: number }} end */
  const ended = ({ code, signal, livedMs }) => {
    child = null
    if (stopping) return
    failures += 1
    if (!wasReady && (failures >= triesBeforeReady || code === wrongSettings)) {
      onGiveUp(`${name} does not start (${signal ?? `code ${code}`}). Its log is ${logFile}`)
      return
    }
    if (livedMs > wellAfterMs) pauseMs = firstPauseMs
    onRestart(`${name} ended (${signal ?? `code ${code}`}); it starts again in ${pauseMs / 1000} s`)
    timer = setTimeout(start, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  start()
  return {
    name,
    ready() {
      wasReady = true
    },
    /** Resolves when the process is gone. @returns {Promise<void>} */
    stop() {
      stopping = true
      clearTimeout(timer)
      if (!child) return Promise.resolve()
      const running = child
      return new Promise((resolve) => {
        const kill = setTimeout(() => running.kill('SIGKILL'), killAfterMs)
        running.once('exit', () => {
          clearTimeout(kill)
          resolve()
        })
        running.kill('SIGTERM')
      })
    },
  }
}
