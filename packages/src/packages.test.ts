import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { create, extract } from 'tar'
import { compareApi } from './api-report'
import { troublesOf } from './check-package'
import { packAll } from './pack'
import { startPackageRegistry } from './package-registry'
import { publishAll } from './publish'
import { folderOf, published } from './published'
import { stampVersion } from './stamp'

let folder: string
let files: string[]
const fileOf = (dir: string) => files.find((file) => file.includes(`-${dir}-`)) ?? ''

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'escapade-packages-'))
  files = await packAll(path.join(folder, 'packed'))
})
after(() => rm(folder, { recursive: true, force: true }))

/** A copy of a packed package without one of its files. */
async function without(file: string, left: string): Promise<string> {
  const cwd = await mkdtemp(path.join(folder, 'without-'))
  await extract({ file, cwd })
  await rm(path.join(cwd, 'package', left))
  const copy = path.join(cwd, 'without.tgz')
  await create({ gzip: true, file: copy, cwd }, ['package'])
  return copy
}

for (const one of published)
  describe(`@escapade/${one.dir}`, () => {
    it('is packed with all that it needs, and with types that are right', async () => {
      assert.deepEqual(await troublesOf(fileOf(one.dir)), [])
    })

    it('says in its changelog what its version brings', async () => {
      const [version, changelog] = await Promise.all(
        ['package.json', 'CHANGELOG.md'].map((file) => readFile(path.join(folderOf(one), file), 'utf8')),
      )
      assert.match(changelog ?? '', new RegExp(`^## ${JSON.parse(version ?? '').version}$`, 'm'))
    })

    if (one.face)
      it('offers what its report says: `pnpm packages api` writes it anew, for the review', async () => {
        assert.ok(await compareApi(one, false))
      })
  })

for (const [dir, file] of [
  ['shared-ui', 'dist/badge/Badge.module.scss'],
  ['shared-contracts', 'dist/criteria/criteria-table.js'],
  ['remote-kit', 'dist/webpack/rules.js'],
] as const)
  it(`a package without ${file}, which it needs, is found out`, async () => {
    const troubles = await troublesOf(await without(fileOf(dir), file))
    assert.ok(troubles.some((trouble) => trouble.includes(path.basename(file))))
  })

const versionOf = async (address: string, dir: string): Promise<string> =>
  (await (await fetch(`${address}@escapade/${dir}`)).json())['dist-tags'].latest

it('each start of the registry publishes versions of its own, and one that ended half way is started again', async () => {
  const copies = await Promise.all(
    files.map(async (file) => {
      const copy = path.join(folder, path.basename(file))
      await cp(file, copy)
      await stampVersion(copy, Date.UTC(2026, 0, 1))
      return copy
    }),
  )
  const first = await startPackageRegistry({ folder: path.join(folder, 'registry') })
  await publishAll(copies.slice(0, 1), first.address)
  await first.stop()
  await assert.rejects(publishAll(copies.slice(1), first.address), /was not published/)

  const second = await startPackageRegistry({ folder: path.join(folder, 'registry') })
  await publishAll(copies, second.address)
  for (const { dir } of published)
    assert.equal(await versionOf(second.address, dir), `1.0.${Date.UTC(2026, 0, 1) / 1000}`)
  await second.stop()
})
