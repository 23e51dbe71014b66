import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newKey, startRegistry, type TestRegistry } from '../testing/test-registry'
import type { TrialJob, TrialOutcome } from './trial-job'

const passed: TrialOutcome = {
  state: 'passed',
  faults: [],
  seen: ['/journal in fr-FR at 360 px'],
  left: [],
  pictures: [],
}

let registry: TestRegistry
const jobs: TrialJob[] = []
const trials = {
  shell: 'http://shop.example',
  browser: '/usr/bin/chromium' as string | null,
  run: async (job: TrialJob) => {
    jobs.push(job)
    return outcome(job)
  },
}
let outcome: (job: TrialJob) => Promise<TrialOutcome> = async () => passed

beforeAll(async () => {
  registry = await startRegistry({ trials })
})
afterAll(() => registry.close())
beforeEach(() => {
  outcome = async () => passed
  trials.browser = '/usr/bin/chromium'
})

const publish = async (squad: ReturnType<TestRegistry['as']>, version: string, name = 'mf-journal') =>
  squad.publish({ folder: await registry.build(name, version) })

describe('a registry that knows a shell', () => {
  let squad: Awaited<ReturnType<TestRegistry['squad']>>
  beforeAll(async () => {
    squad = await registry.squad('journal')
  })

  it('tries a release in a browser before it names it, with the owner’s leave to show it', async () => {
    let owner: string | undefined
    outcome = async () => {
      owner = (await registry.read()).owners?.['mf-journal']?.key
      return passed
    }
    await publish(squad, 'v1')
    expect(owner).toBe((await registry.read()).owners?.['mf-journal']?.key)
    expect(owner).toBeDefined()
    const [job] = jobs.splice(0)
    expect(job).toMatchObject({ shell: 'http://shop.example', release: { version: 'v1' }, hasLive: false })
    expect(job?.preview).toMatch(/^ey/)
    expect(registry.said.join('\n')).toContain('mf-journal v1 passed its trial in a browser: 1 pages')
    expect(await registry.shares('mf-journal')).toEqual({ v1: 100 })
    expect((await registry.read()).seen).toEqual({ 'mf-journal': ['v1'] })
  })

  it('names none that failed, says each fault, and goes on with the one before', async () => {
    outcome = async () => ({
      ...passed,
      state: 'failed',
      faults: ['mf-journal v2: /journal: a heading is empty'],
    })
    await expect(publish(squad, 'v2')).rejects.toThrow('/journal: a heading is empty')
    expect(jobs.splice(0)).toMatchObject([{ hasLive: true }])
    expect(await registry.shares('mf-journal')).toEqual({ v1: 100 })
  })

  it('names none that was not tried, even where it is asked to', async () => {
    const folder = await registry.build('mf-journal', 'v3')
    await squad.upload({ folder })
    await expect(squad.publish({ folder, untried: true })).rejects.toThrow('was not tried in a browser')
    expect(await registry.shares('mf-journal')).toEqual({ v1: 100 })
  })

  it('publishes as not seen where there is no browser, and says so', async () => {
    trials.browser = null
    await publish(squad, 'v4')
    expect(registry.said.at(-1)).toContain(
      'mf-journal v4 was not seen in a browser. This machine has no Chromium',
    )
    expect(await registry.shares('mf-journal')).toEqual({ v4: 100 })
    expect((await registry.read()).seen).toEqual({ 'mf-journal': ['v1'] })
  })

  it('shows what was seen to those who ask, and no markup of a fault', async () => {
    outcome = async ({ pictures }) => {
      await writeFile(path.join(pictures, '0-candidate.png'), 'picture')
      return { ...passed, state: 'failed', faults: ['a heading is <h2></h2>'], pictures: ['0-candidate.png'] }
    }
    await expect(publish(squad, 'v5')).rejects.toThrow('/trials/mf-journal/v5')
    const page = await (await fetch(`${registry.address}/trials/mf-journal/v5`)).text()
    expect(page).toContain('mf-journal v5 failed')
    expect(page).toContain('&#60;h2&#62;')
    const picture = await fetch(`${registry.address}/trials/mf-journal/v5/0-candidate.png`)
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/png', 'picture'])
    expect((await fetch(`${registry.address}/trials/mf-journal/v5/1.png`)).status).toBe(404)
    expect((await fetch(`${registry.address}/trials/mf-journal/none`)).status).toBe(404)
  })

  it('tries for the owner of a name alone', async () => {
    const other = await registry.squad('other')
    const response = other.tryUpload('mf-journal', { version: 'v1', preview: 'x' })
    await expect(response).rejects.toThrow('mf-journal belongs to journal')
  })
})

it('publishes untried on a developer’s machine, where it is asked to', async () => {
  const open = await startRegistry({ trials, isOpen: true })
  const squad = open.as(newKey())
  await squad.publish({ folder: await open.build('mf-journal', 'v1'), untried: true })
  expect(await open.shares('mf-journal')).toEqual({ v1: 100 })
  await open.close()
})
