/** @jest-environment node */

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const kit = path.resolve(__dirname, '..')
let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stable-ids-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Files of a release by name, of sources in the folder `name`: the federation plugin's start holds its path. */
async function releaseIn(name: string): Promise<Record<string, string>> {
  const folder = path.join(root, name)
  const start = `node_modules/.federation/entry.${Buffer.from(name).toString('hex')}.js`
  await mkdir(path.join(folder, path.dirname(start)), { recursive: true })
  // Another module that is put into one with the start, as the runtime of the federation is.
  await writeFile(
    path.join(folder, 'runtime.js'),
    'export const start = () => document.body.append("started")',
  )
  await writeFile(path.join(folder, start), `import { start } from '${folder}/runtime.js'\nstart()`)
  const code = `import webpack from 'webpack'
    import MinimizerPlugin from 'minimizer-webpack-plugin'
    import { ReleasePlugin } from './webpack/release-plugin.ts'
    import { StableIdsPlugin } from './webpack/stable-ids-plugin.ts'
    webpack({
      mode: 'production', devtool: false, context: ${JSON.stringify(folder)}, entry: { trial: './${start}' },
      output: { path: ${JSON.stringify(path.join(folder, 'dist'))}, filename: '[name].[contenthash:8].js' },
      optimization: { runtimeChunk: 'single', minimizer: [new MinimizerPlugin({ parallel: false })] },
      plugins: [new StableIdsPlugin(), new ReleasePlugin({ global: 'trial', exposes: {} })],
    }).run((error, stats) => {
      if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString())
    })`
  await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { cwd: kit })
  const files = await readdir(path.join(folder, 'dist'))
  const read = async (file: string) =>
    [file, await readFile(path.join(folder, 'dist', file), 'utf8')] as const
  return Object.fromEntries(await Promise.all(files.map(read)))
}

it('gives sources the same release in any folder', async () => {
  const one = await releaseIn('one')
  expect(Object.keys(one)).toContain('modules.json')
  expect(JSON.stringify(one)).toContain('federation-start')
  expect(await releaseIn('a-folder-elsewhere')).toEqual(one)
})
