import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { built } from '@escapade/remote-kit/release/testing'
import { startRegistry, type TestRegistry } from '../testing/test-registry'

const run = promisify(execFile)
const workspace = path.resolve(__dirname, '../../..')
const bin = path.join(workspace, 'remote-kit/bin/remote-kit.mjs')
const suiteClock = pathToFileURL(path.join(workspace, 'tools/test/suite-clock.mjs')).href

let registry: TestRegistry
let shell: Server
let home: string
let dir: string

beforeAll(async () => {
  registry = await startRegistry()
  home = await mkdtemp(path.join(tmpdir(), 'guide-'))
  // A shell that takes whatever the registry names.
  shell = createServer(async (_, answer) => {
    const { microFrontends, withdrawn } = await registry.read()
    const live = (microFrontends['mf-journal'] ?? []).map(
      (entry: { metadata: { version: string } }) => entry.metadata.version,
    )
    const judged = { live, refused: [], withdrawn: withdrawn['mf-journal'] ?? [] }
    answer.end(JSON.stringify({ registry: null, remotes: { 'mf-journal': judged } }))
  })
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await registry.close()
  await new Promise((resolve) => shell.close(resolve))
  await rm(home, { recursive: true, force: true })
})

/** Commands of a part of the guide, as they stand there. */
async function commandsOf(part: string): Promise<string[]> {
  const guide = await readFile(path.join(workspace, 'docs/squads.md'), 'utf8')
  const [, block = ''] = new RegExp(`\`\`\`sh ${part}\\n([^\`]+)\`\`\``).exec(guide) ?? []
  const lines = block.trim().split('\n')
  return lines.filter((line) => line.startsWith('remote-kit '))
}

/** Runs them in a shell. What a build leaves is put there instead: building is tried where remotes are built. */
async function follow(part: string, version?: string): Promise<string> {
  const said: string[] = []
  for (const command of await commandsOf(part)) {
    if (version && /build|--canary/.test(command)) await build(version)
    if (command === 'remote-kit build') continue
    const { stdout } = await run('sh', ['-c', command.replace(/^remote-kit/, '"$NODE" "$KIT"')], {
      cwd: dir,
      env: {
        ...process.env,
        NODE: process.execPath,
        KIT: bin,
        NODE_ENV: 'production',
        NODE_OPTIONS: `--import ${suiteClock}`,
        INVITATION: await registry.invite('journal'),
        REGISTRY_URL: registry.address,
        SHELL_URL: `http://127.0.0.1:${(shell.address() as AddressInfo).port}`,
        XDG_CONFIG_HOME: path.join(home, 'config'),
      },
    })
    said.push(stdout)
  }
  return said.join('')
}

async function build(version: string) {
  dir = await built({ root: home, name: 'mf-journal', version })
  await rm(path.join(dir, 'dist'), { recursive: true })
  await built({ root: home, name: 'mf-journal', version })
}

it('leads a squad from an invitation to a promoted canary and back', async () => {
  await build('v1')
  expect(await follow('join')).toContain('You are journal')
  expect(await follow('publish', 'v1')).toContain('mf-journal v1 is live at')
  expect(await follow('preview', 'v2')).toMatch(/mf-journal v2, for 8 hours.*\n.*\/release-preview\?token=/)
  expect(await follow('uses')).toContain('No live release uses mf-journal/hello')
  const tried = await follow('canary', 'v2')
  expect(tried).toContain('mf-journal v2 takes 10 % of the sessions')
  expect(tried).toContain('mf-journal v2 takes 50 % of the sessions')
  expect(tried).toContain('mf-journal v2 is live at')
  const back = await follow('incident')
  expect(back).toContain('mf-journal v1 is live at')
  expect(back).toMatch(/rollback {2}v1/)
  expect(await registry.shares('mf-journal')).toEqual({ v1: 100 })
}, 90_000)

it('names no command and option that remote-kit does not know', async () => {
  const guide = await readFile(path.join(workspace, 'docs/squads.md'), 'utf8')
  const { stdout: help } = await run(process.execPath, [bin, '--help'])
  const named = new Set([...guide.matchAll(/remote-kit ([a-z-]+)/g)].map(([, verb]) => verb))
  expect(named.size).toBeGreaterThan(10)
  for (const verb of named)
    expect(help).toMatch(new RegExp(`^remote-kit (${verb}|freeze REASON \\| ${verb})\\b`, 'm'))
})
