import { mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from './make-folder'

const place = () => mkdtemp(path.join(tmpdir(), 'make-folder-'))

it('makes a folder with those above it, once or again, and several at a time', async () => {
  const folder = path.join(await place(), 'a/b/c')
  await Promise.all(Array.from({ length: 5 }, () => makeFolder(folder)))
  await makeFolder(folder, { mode: 0o700 })
  expect((await stat(folder)).isDirectory()).toBe(true)
})

it('gives up where no folder can be, instead of trying for ever', async () => {
  await expect(makeFolder('/proc/nope/pgdata')).rejects.toMatchObject({ code: 'ENOENT' })
  const file = path.join(await place(), 'file')
  await writeFile(file, '')
  await expect(makeFolder(path.join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})
