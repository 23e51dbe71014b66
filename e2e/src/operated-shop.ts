import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ports } from './addresses'
import { workspace } from './processes'
import { startShop } from './started-shop'

const run = promisify(execFile)

/** The shop that the guide for operators opens: `npm start -- --empty`, with commands typed in a folder beside it. */
export type OperatedShop = {
  /** Writes files that the guide shows: those whose path is of the kind. */
  writeFiles(kind: RegExp): Promise<void>
  /** Types the commands of a part of the guide, as they stand there; answers all that they print. */
  follow(part: string): Promise<string>
  put(file: string, content: Buffer): Promise<void>
  stop(): Promise<void>
}

const guide = () => readFile(path.join(workspace, 'docs/operate.md'), 'utf8')

/** Blocks of code of the guide, by the word that follows their language. */
async function blocksOf(language: string): Promise<Map<string, string>> {
  const found = (await guide()).matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)
  return new Map(
    [...found].flatMap(([, is, name = '', text = '']) => (is === language ? [[name, text]] : [])),
  )
}

export async function openOperatedShop(): Promise<OperatedShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'escapade-operated-'))
  const bin = path.join(folder, 'bin')
  await mkdir(bin)
  // `pnpm gateway …` is what package.json says it is; pnpm is no part of Node.
  const pnpm = `#!/bin/sh\ntool=$1\nshift\nexec node ${workspace}/tools/$tool.mjs "$@"\n`
  await writeFile(path.join(bin, 'pnpm'), pnpm, { mode: 0o755 })
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    INIT_CWD: folder,
    VAR_DIR: path.join(folder, 'var'),
    PORT: String(ports.operated),
    STAGE: 'development',
  }
  await cp(path.join(workspace, 'gateway/fixtures/geonames'), path.join(folder, 'geonames'), {
    recursive: true,
  })
  const commands = await blocksOf('sh')
  const started = await startShop(commands.get('start') ?? 'exit 1', { port: ports.operated, env }).catch(
    async (error) => {
      await rm(folder, { recursive: true, force: true })
      throw error
    },
  )
  const shop: OperatedShop = {
    async writeFiles(kind) {
      for (const language of ['json', 'csv'])
        for (const [file, text] of await blocksOf(language))
          if (kind.test(file)) await shop.put(file, Buffer.from(text))
    },
    async follow(part) {
      const { stdout, stderr } = await run('sh', ['-ec', commands.get(part) ?? 'exit 1'], {
        cwd: folder,
        env,
      })
      return stdout + stderr
    },
    async put(file, content) {
      const where = path.join(folder, file)
      await mkdir(path.dirname(where), { recursive: true })
      await writeFile(where, content)
    },
    async stop() {
      await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return shop
}
