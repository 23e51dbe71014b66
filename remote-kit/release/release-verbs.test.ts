/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import { decodeJwt } from 'jose'
import { built, readJson, remoteKit } from './testing'

type Judged = { live: string[]; refused?: { version: string; reason: string }[]; withdrawn?: string[] }

let root: string
let dir: string
let servers: Server[]

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'verbs-'))
  servers = []
})
afterEach(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  await rm(root, { recursive: true, force: true })
})

/** A shell that says this of the remote. */
async function shellWith(judged: Judged): Promise<string> {
  const server = createServer((_, answer) =>
    answer.end(JSON.stringify({ registry: null, remotes: { 'mf-search': judged } })),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function run(args: string[], shells: Judged[] = []) {
  const addresses = await Promise.all(shells.map(shellWith))
  const env = addresses.length > 0 ? { SHELL_URL: addresses.join(', ') } : undefined
  return remoteKit(dir, [...args, '--root', root], env).then(
    ({ stdout }) => ({ stdout, stderr: '', code: 0 }),
    ({ stdout, stderr, code }) => ({ stdout, stderr, code }),
  )
}

async function publish(version: string, args: string[] = [], shells?: Judged[]) {
  dir = await built({ root, name: 'mf-search', version })
  const outcome = await run(['publish', '--new', ...args], shells)
  await rm(path.join(dir, 'dist'), { recursive: true })
  return outcome
}

const shares = async () => {
  const { microFrontends } = await readJson(path.join(root, 'registry.json'))
  return Object.fromEntries(
    microFrontends['mf-search'].map(
      (entry: { metadata: { version: string }; deployment: { traffic: number } }) => [
        entry.metadata.version,
        entry.deployment.traffic,
      ],
    ),
  )
}

it('leads a release from a canary to everybody and back, and tells it afterwards', async () => {
  await publish('v1')
  const tried = await publish('v2', ['--canary', '10'], [{ live: ['v2', 'v1'] }, { live: ['v1', 'v2'] }])
  expect(tried.stdout.match(/mf-search v2 takes 10 % of the sessions at http/g)).toHaveLength(2)
  expect(await shares()).toEqual({ v1: 90, v2: 10 })
  expect((await run(['canary', '50'], [{ live: ['v1', 'v2'] }])).stdout).toContain(
    'v2 takes 50 % of the sessions',
  )
  expect((await run(['promote'], [{ live: ['v2'] }])).stdout).toContain('mf-search v2 is live at http')
  const back = await run(['rollback'], [{ live: ['v1'], withdrawn: ['v2'] }])
  expect(back.stdout).toContain('mf-search v1 is live at http')
  expect(await shares()).toEqual({ v1: 100 })
  const { stdout } = await run(['history', '--json'])
  expect(JSON.parse(stdout)).toMatchObject([
    { act: 'publish', version: 'v1' },
    { act: 'publish', version: 'v2', share: 10 },
    { act: 'canary', version: 'v2', share: 50 },
    { act: 'promote', version: 'v2' },
    { act: 'rollback', version: 'v1' },
  ])
  for (const record of JSON.parse(stdout))
    expect(record).toMatchObject({ name: 'mf-search', at: expect.any(String), key: expect.any(String) })
  const told = (await run(['history'])).stdout.trim().split('\n')
  expect(told).toHaveLength(5)
  expect(told[1]).toMatch(/^2\S+Z {2}publish {2}v2 {2}10 % {2}\S+@\S+ {2}key \S{12}/)
}, 60_000)

it('calls nothing live in a split before every shell serves all of it', async () => {
  await publish('v1')
  const reason = 'It draws nothing'
  const refused = await publish(
    'v2',
    ['--canary', '10'],
    [{ live: ['v1', 'v2'] }, { live: ['v1'], refused: [{ version: 'v2', reason }] }],
  )
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain(`mf-search v2 is not live: ${reason}`)
  expect(refused.stderr).toContain('The registry names v1 again')
  expect(await shares()).toEqual({ v1: 100 })
}, 30_000)

it('lists releases with their shares, and those that were withdrawn', async () => {
  await publish('v1')
  await publish('v2', ['--canary', '10'])
  expect((await run(['withdraw'], [{ live: ['v1'], withdrawn: ['v2'] }])).stdout).toContain(
    'mf-search v2 is taken from every session, from its next document on, at http',
  )
  const rows = JSON.parse((await run(['releases', '--json'])).stdout)
  expect(rows.map(({ at: _, ...row }: { at: string }) => row)).toEqual([
    { version: 'v2', share: null, isWithdrawn: true },
    { version: 'v1', share: 100, isWithdrawn: false },
  ])
  const [first, second] = (await run(['releases'])).stdout.split('\n')
  expect(first).toMatch(/^v2 {2}2\S+Z {2}withdrawn$/)
  expect(second).toMatch(/^v1 {2}2\S+Z {2}100 %$/)
}, 60_000)

it('retires only with --yes', async () => {
  await publish('v1')
  const asked = await run(['retire'])
  expect([asked.code, asked.stderr]).toEqual([1, expect.stringContaining('remote-kit retire --yes')])
  expect((await run(['retire', '--yes'], [{ live: [] }])).stdout).toContain('v1 is gone with its remote at')
  expect(await shares()).toEqual({})
}, 30_000)

it('shows a build to one browser before anybody gets it', async () => {
  await publish('v1')
  dir = await built({ root, name: 'mf-search', version: 'v2' })
  await rm(path.join(dir, 'dist/v1'), { recursive: true, force: true })
  const { stdout } = await run(['preview', '--hours', '2'])
  expect(stdout).toContain('mf-search v2, for 2 hours, in the browser that opens')
  const [, token = ''] = /\/release-preview\?token=(\S+)/.exec(stdout) ?? []
  const { name, entry, iat = 0, exp = 0 } = decodeJwt<{ name: string; entry: RegistryRelease }>(token)
  expect([name, entry.metadata.version, exp - iat]).toEqual(['mf-search', 'v2', 7200])
  expect(await shares()).toEqual({ v1: 100 })
  expect((await run(['preview', 'v9'])).stderr).toContain('There is no release v9 of mf-search')
  expect((await run(['preview', 'v2', '--hours', '100'])).stderr).toContain('up to 72 hours')
}, 30_000)

it.each([['0'], ['100'], ['100.5'], ['ten'], ['']])('takes no share of "%s" percent', async (share) => {
  await publish('v1')
  const { code, stderr } = await run(['canary', share])
  expect([code, stderr]).toEqual([1, expect.stringContaining('A share is a number of percent above 0')])
})

it('ends with 2 where it knows no such command', async () => {
  await publish('v1')
  const { code, stdout } = await run(['pubish'])
  expect([code, stdout]).toEqual([2, expect.stringContaining('remote-kit publish')])
})
