/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyRelease } from './copy-release'
import { built, readJson } from './testing'

let root: string
let from: string
let to: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'copy-'))
  from = path.join(await built({ root, name: 'mf-search', version: 'v1' }), 'dist/v1')
  to = path.join(root, 'releases/mf-search/v1')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const copy = async () => copyRelease({ from, to, release: await readJson(path.join(from, 'release.json')) })
const lying = () => readdir(path.dirname(to))

it('is whole, with nothing beside it', async () => {
  await copy()
  expect((await readdir(to)).sort()).toEqual(['entry.js', 'release.json', 'server.cjs'])
  expect(await lying()).toEqual(['v1'])
})

it('is refused when a file is not the one that was built', async () => {
  await writeFile(path.join(from, 'entry.js'), 'changed')
  await expect(copy()).rejects.toThrow(/are not those of its release.json/)
  expect(await lying()).toEqual([])
})

it('takes the place of a copy that was broken off or changed', async () => {
  await mkdir(to, { recursive: true })
  await writeFile(path.join(to, 'entry.js'), 'half')
  await copy()
  expect(await readFile(path.join(to, 'entry.js'), 'utf8')).toBe('entry v1')
})

it('is one when several publishers copy the same release at once', async () => {
  await Promise.all([copy(), copy(), copy()])
  expect(await lying()).toEqual(['v1'])
  expect((await readdir(to)).sort()).toEqual(['entry.js', 'release.json', 'server.cjs'])
})

it('counts as used from now on when it was there already', async () => {
  await copy()
  await utimes(to, new Date('2020-01-01'), new Date('2020-01-01'))
  await copy()
  expect((await stat(to)).mtime.getFullYear()).toBeGreaterThan(2020)
})
