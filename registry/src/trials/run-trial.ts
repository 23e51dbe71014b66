import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type TrialJob, TrialOutcome } from './trial-job'

type RunTrial = (job: TrialJob) => Promise<TrialOutcome>

/** How releases are tried in a browser. */
export type Trials = {
  /** Shell on whose pages they are seen. */
  shell: string
  /** Chromium; null where this machine has none. */
  browser: string | null
  run: RunTrial
}

type Limits = {
  /** Script of the process. */
  script: string
  milliseconds: number
  /** Of the process and everything that it started, resident. */
  megabytes: number
}

const watchEveryMs = 500

/**
 * Runs trials in a process of their own. One that takes longer or more memory than it may is ended with the browser
 * that it started, and has failed.
 */
export const trialRunner =
  ({ script, milliseconds, megabytes }: Limits): RunTrial =>
  async (job) => {
    const child = spawn(process.execPath, ['--max-old-space-size=256', script], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const { pid } = child
    let ended: string | null = null
    const end = async (reason: string) => {
      ended = reason
      const all = pid === undefined ? [] : await familyOf(pid)
      for (const one of all) killed(one.pid)
    }
    const clock = setTimeout(() => void end(`it was not over after ${milliseconds / 1000} s`), milliseconds)
    const scale = setInterval(async () => {
      const used = pid === undefined ? 0 : (await familyOf(pid)).reduce((sum, one) => sum + one.megabytes, 0)
      if (used > megabytes && !ended) await end(`its pages took more than ${megabytes} MB of memory`)
    }, watchEveryMs)
    let answer = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    child.stdin.on('error', () => {})
    child.stdin.end(JSON.stringify(job))
    await once(child, 'close')
    clearTimeout(clock)
    clearInterval(scale)
    const { manifest, version } = job.release
    const failed = (why: string): TrialOutcome => ({
      state: 'failed',
      faults: [`${manifest.name} ${version}: the trial was ended: ${why}`],
      seen: [],
      left: [],
      pictures: [],
    })
    if (ended) return failed(ended)
    const parsed = TrialOutcome.safeParse(parseJson(answer))
    return parsed.success ? parsed.data : failed('its process stopped without an answer')
  }

function killed(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Member = { pid: number; parent: number; megabytes: number }

/** A process and all that descend from it, as Linux lists them; elsewhere the process alone. */
async function familyOf(pid: number): Promise<Member[]> {
  const entries = await readdir('/proc').catch(() => [])
  const found = await Promise.all(entries.filter((name) => /^\d+$/.test(name)).map(readMember))
  const all = found.flatMap((one) => one ?? [])
  const family = [all.find((one) => one.pid === pid) ?? { pid, parent: 0, megabytes: 0 }]
  for (const member of family) family.push(...all.filter((one) => one.parent === member.pid))
  return family
}

const pageBytes = 4096

async function readMember(name: string): Promise<Member | null> {
  const text = await readFile(path.join('/proc', name, 'stat'), 'utf8').catch(() => null)
  if (text === null) return null
  // The name of a program stands in brackets and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { pid: Number(name), parent: Number(fields[1]), megabytes: (Number(fields[21]) * pageBytes) / 1e6 }
}
