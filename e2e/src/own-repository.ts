import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pnpm } from '../../tools/start/install.mjs'
import { gatewayUrl } from './addresses'
import { workspace } from './processes'

const run = promisify(execFile)

export type OwnRepository = {
  /** Runs commands of a shell in a folder below an empty one. Answers what they print; throws with it. */
  follow(commands: string[], more?: { folder?: string; env?: Record<string, string> }): Promise<string>
  /** Starts a command that goes on, until the repository is left; resolves once it has said a word. */
  start(command: string, more: { folder: string; until: RegExp; env?: Record<string, string> }): Promise<void>
  folder: string
  stop(): Promise<void>
}

/** An empty folder, and the packages of this workspace where npm and pnpm find them. */
export async function openOwnRepository(): Promise<OwnRepository> {
  const folder = await mkdtemp(path.join(tmpdir(), 'escapade-own-'))
  const packages = spawn('npx', ['--yes', pnpm, 'packages', 'up'], {
    cwd: workspace,
    env: { ...process.env, GATEWAY_URL: gatewayUrl },
    detached: true,
  })
  const running = [packages]
  const [, address] = await waitFor(packages, /@escapade:registry (http\S+)/)
  const settings = path.join(folder, 'npmrc')
  const known = await readFile(path.join(homedir(), '.npmrc'), 'utf8').catch(() => '')
  await writeFile(settings, `${known}\n@escapade:registry=${address}\n`)
  // pnpm is no part of Node.
  const bin = path.join(folder, 'bin')
  await mkdir(bin)
  await writeFile(path.join(bin, 'pnpm'), `#!/bin/sh\nexec npx --yes ${pnpm} "$@"\n`, { mode: 0o755 })
  const PATH = `${bin}:${process.env.PATH}`
  const env = { ...ofTerminal(process.env), PATH, NPM_CONFIG_USERCONFIG: settings, npm_config_yes: 'true' }
  return {
    folder,
    async follow(commands, more = {}) {
      const cwd = path.join(folder, more.folder ?? '.')
      const script = ['set -e', ...commands].join('\n')
      const ran = run('sh', ['-c', script], { cwd, env: { ...env, ...more.env }, maxBuffer: 2 ** 26 })
      const { stdout, stderr } = await ran.catch((error) => {
        throw new Error(`${commands.join('; ')}\n${error.stdout}\n${error.stderr}`)
      })
      return stdout + stderr
    },
    async start(command, { folder: below, until, env: more }) {
      const started = spawn('sh', ['-c', command], {
        cwd: path.join(folder, below),
        env: { ...env, ...more },
        detached: true,
      })
      running.push(started)
      await waitFor(started, until)
    },
    async stop() {
      for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function waitFor({ stdout, stderr }: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk
      const found = words.exec(said)
      if (found) resolve(found)
    }
    for (const stream of [stdout, stderr]) stream?.on('data', read)
    stdout?.on('end', () => reject(new Error(`It has not said ${words}:\n${said}`)))
  })
}

/** Commands of a part of the guide for squads, as they stand there. */
export async function commandsOfGuide(part: string): Promise<string[]> {
  const guide = await readFile(path.join(workspace, 'docs/squads.md'), 'utf8')
  const [, block = ''] = new RegExp(`\`\`\`sh ${part}\\n([^\`]+)\`\`\``).exec(guide) ?? []
  return block.trim().split('\n')
}

/** Without what `npm test` tells its children: a person types the commands. Where packages are found stays. */
const ofTerminal = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_/.test(name) || name === 'npm_config_registry'),
  )

/** True where the registry of the world's packages answers: React and Jest are no packages of ours. */
export const hasPackages = (): Promise<boolean> =>
  run('npm', ['view', 'react', 'version', '--fetch-retries', '0', '--fetch-timeout', '20000']).then(
    () => true,
    () => false,
  )
