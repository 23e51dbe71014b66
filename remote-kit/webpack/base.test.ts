/** @jest-environment node */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const kit = path.resolve(__dirname, '..')
let copy: string

beforeEach(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'kit-'))
  await cp(__dirname, path.join(copy, 'webpack'), { recursive: true })
  await cp(path.join(kit, 'package.json'), path.join(copy, 'package.json'))
  await symlink(path.join(kit, 'node_modules'), path.join(copy, 'node_modules'))
})
afterEach(() => rm(copy, { recursive: true, force: true }))

/** Version that webpack's cache between builds goes by. */
async function cacheVersion(dir = '.'): Promise<string> {
  const code = `import { baseConfig } from './webpack/base.ts'
    console.log(baseConfig({ dir: '${dir}', name: 'x', mode: 'production' }).cache.version)`
  return (await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { cwd: copy }))
    .stdout
}

it.each(['shared-exports.json', 'left-out/logger.ts', 'rules.ts'])(
  'builds anew, and not from the cache, once %s has changed',
  async (file) => {
    const before = await cacheVersion()
    expect(await cacheVersion()).toBe(before)
    await writeFile(path.join(copy, 'webpack', file), '{}')
    expect(await cacheVersion()).not.toBe(before)
  },
)

it('builds a package anew once its own configuration has changed', async () => {
  await mkdir(path.join(copy, 'app/webpack'), { recursive: true })
  await writeFile(path.join(copy, 'app/webpack/configs.ts'), 'export const alias = {}')
  const before = await cacheVersion('app')
  expect(await cacheVersion('app')).toBe(before)
  await writeFile(path.join(copy, 'app/webpack/configs.ts'), 'export const alias = { a: "b" }')
  expect(await cacheVersion('app')).not.toBe(before)
})

it('says in one line that a folder with an apostrophe in its path cannot be built', async () => {
  const code = `import { baseConfig } from './webpack/base.ts'
    baseConfig({ dir: "/home/ana/l'atelier", name: 'x', mode: 'production' })`
  const built = run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { cwd: copy })
  await expect(built).rejects.toThrow(
    /The folder \/home\/ana\/l'atelier cannot be built: its path has an apostrophe/,
  )
})
