/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { built, readJson, remoteKit } from '../release/testing'

type Remote = { live: string[]; refused: { version: string; reason: string }[] }

let root: string
let shell: Server
let remote: Remote
let registry: string | null

/** A shell that says of mf-search what the test wants it to say. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'verdict-'))
  remote = { live: [], refused: [] }
  registry = null
  shell = createServer((_, answer) =>
    answer.end(JSON.stringify({ registry, remotes: { 'mf-search': remote } })),
  )
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => shell.close(resolve))
  await rm(root, { recursive: true, force: true })
})

async function publish(version: string) {
  const dir = await built({ root, name: 'mf-search', version })
  const { port } = shell.address() as AddressInfo
  const published = remoteKit(dir, ['publish', '--root', root, '--new'], {
    SHELL_URL: `http://127.0.0.1:${port}`,
  })
  const outcome = await published.then(
    ({ stdout }) => ({ stdout, stderr: '', code: 0 }),
    ({ stdout, stderr, code }) => ({ stdout, stderr, code }),
  )
  await rm(path.join(dir, 'dist'), { recursive: true })
  return outcome
}

const named = async () => (await readJson(path.join(root, 'registry.json'))).microFrontends['mf-search']

it('says that a release is live once the shell has it', async () => {
  remote = { live: ['v1'], refused: [] }
  expect((await publish('v1')).stdout).toContain('mf-search v1 is live at http://127.0.0.1')
})

it('fails with the shell’s reason when a release is refused, and names the one before again', async () => {
  remote = { live: ['v1'], refused: [] }
  await publish('v1')
  remote = { live: ['v1'], refused: [{ version: 'v2', reason: 'It draws nothing: /search (boom)' }] }
  const { stdout, stderr, code } = await publish('v2')
  expect(code).toBe(1)
  expect(stdout).not.toContain('is live')
  expect(stderr).toContain('mf-search v2 is not live: It draws nothing: /search (boom)')
  expect(stderr).toContain('The registry names v1 again')
  expect((await named())[0].metadata.version).toBe('v1')
})

it('takes a refused first release out of the registry again', async () => {
  remote = { live: [], refused: [{ version: 'v1', reason: 'boom' }] }
  expect((await publish('v1')).code).toBe(1)
  expect(await named()).toBeUndefined()
})

it('fails when the shell refuses the whole registry, which it leaves as it is', async () => {
  registry = 'The registry lost mf-hotel.'
  // It was live before.
  remote = { live: ['v1'], refused: [] }
  const { stderr, code } = await publish('v1')
  expect(code).toBe(1)
  expect(stderr).toContain('The registry lost mf-hotel.')
  expect((await named())[0].metadata.version).toBe('v1')
}, 20_000)
