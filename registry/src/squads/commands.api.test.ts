import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { built, remoteKit } from '@escapade/remote-kit/release/testing'
import { startRegistry, type TestRegistry } from '../testing/test-registry'

let registry: TestRegistry
let shell: Server
let home: string
/** Answer of the shell about the remote. */
let judged: { live: string[]; withdrawn: string[] }

beforeAll(async () => {
  registry = await startRegistry()
  shell = createServer((_, answer) =>
    answer.end(JSON.stringify({ registry: null, remotes: { 'mf-spa': { refused: [], ...judged } } })),
  )
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await registry.close()
  await new Promise((resolve) => shell.close(resolve))
})
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'squad-'))
  judged = { live: [], withdrawn: [] }
})
afterEach(() => rm(home, { recursive: true, force: true }))

/** Commands go by the clock of the suite. */
const suiteClock = pathToFileURL(path.resolve(__dirname, '../../../tools/test/suite-clock.mjs')).href

async function run(dir: string, ...args: string[]) {
  const env = {
    NODE_OPTIONS: `--import ${suiteClock}`,
    REGISTRY_URL: registry.address,
    XDG_CONFIG_HOME: path.join(home, 'config'),
    SHELL_URL: `http://127.0.0.1:${(shell.address() as AddressInfo).port}`,
  }
  return remoteKit(dir, args, env).then(
    ({ stdout }) => ({ stdout, stderr: '', code: 0 }),
    ({ stdout, stderr, code }) => ({ stdout, stderr, code }),
  )
}

it('takes a squad from an invitation to a promoted canary and back, without the key of another', async () => {
  const dir = await built({ root: home, name: 'mf-spa', version: 'v1' })
  const build = async (version: string) => {
    await rm(path.join(dir, 'dist'), { recursive: true })
    await built({ root: home, name: 'mf-spa', version })
  }
  expect((await run(dir, 'publish')).stderr).toContain('remote-kit join INVITATION makes one')
  const joined = await run(dir, 'join', await registry.invite('spa'))
  expect(joined.stderr).toBe('')
  expect(joined.stdout).toMatch(/^You are spa, with the key \S{12} in /)
  const keyFile = path.join(home, 'config/escapade/publish-key.pem')
  expect((await stat(keyFile)).mode & 0o077).toBe(0)

  judged = { live: ['v1'], withdrawn: [] }
  expect((await run(dir, 'publish')).stdout).toContain('mf-spa v1 is live at http')
  await build('v2')
  judged = { live: ['v1', 'v2'], withdrawn: [] }
  expect((await run(dir, 'publish', '--canary', '10')).stdout).toContain('v2 takes 10 % of the sessions')
  expect(await registry.shares('mf-spa')).toEqual({ v2: 10, v1: 90 })
  judged = { live: ['v2'], withdrawn: [] }
  expect((await run(dir, 'promote')).stdout).toContain('mf-spa v2 is live at http')

  const before = await readFile(keyFile, 'utf8')
  expect((await run(dir, 'keys', 'rotate')).stdout).toContain('the old one is worth nothing')
  expect(await readFile(keyFile, 'utf8')).not.toBe(before)
  const known = JSON.parse((await run(dir, 'keys', '--json')).stdout)
  expect(known).toMatchObject({ squad: 'spa', remotes: ['mf-spa'], offered: [] })

  judged = { live: ['v1'], withdrawn: ['v2'] }
  expect((await run(dir, 'rollback')).stdout).toContain('mf-spa v1 is live at http')
  expect((await run(dir, 'freeze', 'sale', 'today')).stdout).toContain('v1 stays: its remote is frozen')
  const frozen = await run(dir, 'promote')
  expect([frozen.code, frozen.stderr]).toEqual([1, expect.stringContaining('mf-spa is frozen: sale today')])
  await run(dir, 'thaw')
  const history = JSON.parse((await run(dir, 'history', '--json')).stdout)
  expect(history.map(({ act, refused }: { act: string; refused?: string }) => refused ?? act)).toEqual([
    'publish',
    'publish',
    'promote',
    'new-key',
    'rollback',
    'freeze',
    'frozen',
    'thaw',
  ])
}, 90_000)

it('says which registry does not answer', async () => {
  const dir = await built({ root: home, name: 'mf-spa', version: 'v1' })
  const outcome = await remoteKit(dir, ['join', 'word'], {
    REGISTRY_URL: 'http://127.0.0.1:9',
    XDG_CONFIG_HOME: home,
  }).catch(({ stderr, code }) => ({ stderr, code }))
  expect(outcome).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No registry answers at http://127.0.0.1:9'),
  })
}, 30_000)
