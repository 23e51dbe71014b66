/** @jest-environment node */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const kit = path.resolve(__dirname, '..')
const map = path.resolve(kit, '../shared-ui/src/map')
const folders: string[] = []

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** Version of the map in a copy of the kit and of the map's sources, in a folder of its own. */
async function versionIn(change: (map: string) => Promise<void> = async () => {}): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'parts-')))
  folders.push(folder)
  const modules = path.join(folder, 'node_modules')
  const ui = path.join(modules, '@escapade/shared-ui')
  await mkdir(path.join(ui, 'map'), { recursive: true })
  await cp(map, path.join(ui, 'map'), { recursive: true })
  await writeFile(
    path.join(ui, 'package.json'),
    JSON.stringify({ name: '@escapade/shared-ui', exports: { './map/*': './map/*.ts' } }),
  )
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await symlink(path.join(kit, 'node_modules/tsx'), path.join(modules, 'tsx'))
  await cp(path.join(__dirname, 'shared-parts.ts'), path.join(folder, 'shared-parts.ts'))
  await change(path.join(ui, 'map'))
  const code = `import { sharedParts } from './shared-parts.ts'
    console.log(JSON.stringify(sharedParts()))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', code]
  const { stdout } = await run(process.execPath, args, { cwd: folder })
  const [part] = Object.values<{ version: string; requiredVersion: string }>(JSON.parse(stdout))
  expect(part?.requiredVersion).toBe(part?.version)
  return part?.version ?? ''
}

describe('the version of a part that remotes share', () => {
  it('is the same in every folder, whatever its tests say', async () => {
    const tested = (folder: string) => writeFile(path.join(folder, 'create-map.test.ts'), '// other')
    expect(await versionIn(tested)).toBe(await versionIn())
  })

  it('is another one with any other source of it', async () => {
    const changed = (folder: string) => writeFile(path.join(folder, 'base/sheets.ts'), '// other')
    expect(await versionIn(changed)).not.toBe(await versionIn())
  })
})
