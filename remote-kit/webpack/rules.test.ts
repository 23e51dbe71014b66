/** @jest-environment node */

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const kit = path.resolve(__dirname, '..')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rules-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Class names that a module of styles has in both halves of a remote, as the rules of the kit build them. */
async function namesOf(file: string, styles: string): Promise<Record<string, string>[]> {
  await writeFile(path.join(folder, file), styles)
  await writeFile(path.join(folder, 'index.ts'), `export { default } from './${file}'`)
  const code = `import webpack from 'webpack'
    import MiniCssExtractPlugin from 'mini-css-extract-plugin'
    import { sourceRules } from './webpack/rules.ts'
    const half = (server) => ({
      mode: 'development', devtool: false, context: ${JSON.stringify(folder)}, entry: './index.ts', target: 'node20',
      output: { path: ${JSON.stringify(folder)}, filename: server + '.cjs', library: { type: 'commonjs2' } },
      module: { rules: sourceRules({ name: 'mf-trial', server }) },
      plugins: server ? [] : [new MiniCssExtractPlugin()],
    })
    webpack([half(false), half(true)]).run((error, stats) => {
      if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString())
    })`
  await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { cwd: kit })
  const load = createRequire(__filename)
  return [false, true].map((server) => load(path.join(folder, `${server}.cjs`)).default)
}

it.each([
  ['Card.module.scss', '.card { .title { color: red } }'],
  ['Card.module.css', '.card .title { color: red }'],
])('takes %s with the same names of classes in the browser and on the server', async (file, styles) => {
  const [browser, server] = await namesOf(file, styles)
  expect(browser).toEqual({
    card: expect.stringMatching(/^Card-module-card-\S+$/),
    title: expect.stringMatching(/^Card-module-title-\S+$/),
  })
  expect(server).toEqual(browser)
})
