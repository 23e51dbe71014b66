import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { trialRunner } from './run-trial'
import type { TrialJob } from './trial-job'

const job: TrialJob = {
  browser: '/usr/bin/true',
  shell: 'http://127.0.0.1:9',
  release: { manifest: { name: 'mf-hotel', routes: [], fragments: [] }, version: 'v2', flags: [] },
  preview: 'x',
  hosts: [],
  hasLive: false,
  pictures: '/tmp',
  showsLess: false,
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-trial-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function runScript(text: string, limits: { milliseconds?: number; megabytes?: number } = {}) {
  const script = path.join(folder, `${Math.random()}.mjs`)
  await writeFile(script, text)
  return trialRunner({ script, milliseconds: 20_000, megabytes: 4000, ...limits })(job)
}

describe('the process of a trial', () => {
  it('hands over what it found', async () => {
    const outcome = { state: 'passed', faults: [], seen: ['/'], left: [], pictures: [] }
    expect(await runScript(`process.stdout.write('${JSON.stringify(outcome)}')`)).toEqual(outcome)
  })

  it('is ended when it hangs, and has failed', async () => {
    const outcome = await runScript('setInterval(() => {}, 1000)', { milliseconds: 1000 })
    expect(outcome).toMatchObject({
      state: 'failed',
      faults: ['mf-hotel v2: the trial was ended: it was not over after 1 s'],
    })
  })

  it('is ended when it or what it started takes too much memory', async () => {
    const eats = `const all = []; setInterval(() => all.push(Buffer.alloc(30e6, 1)), 20)`
    const starts = `import { spawn } from 'node:child_process'
      spawn(process.execPath, ['-e', ${JSON.stringify(eats)}]); setInterval(() => {}, 1000)`
    for (const script of [eats, starts]) {
      const { faults } = await runScript(script, { megabytes: 400 })
      expect(faults).toEqual(['mf-hotel v2: the trial was ended: its pages took more than 400 MB of memory'])
    }
  })

  it.each([
    ['stops', 'process.exit(3)'],
    ['says something else', 'process.stdout.write("hello")'],
  ])('has failed when it %s', async (_, script) => {
    expect((await runScript(script)).faults).toEqual([
      'mf-hotel v2: the trial was ended: its process stopped without an answer',
    ])
  })
})
