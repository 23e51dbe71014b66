import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskCache } from './disk-cache'
import type { ImageAddress } from '../rendition-path'
import { createImageStore } from './rendition-store'
import { createWorkQueue } from './work-queue'

const address = (key: string): ImageAddress => ({
  subject: 'coast',
  region: 'fr',
  key,
  size: { width: 480, height: 360 },
  format: 'avif',
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

function setUp({ maxBytes = 1e6, concurrency = 2, limit = 100, cacheFolder = folder } = {}) {
  const drawn: string[] = []
  const cacheErrors: unknown[] = []
  let atOnce = 0
  let most = 0
  const draw = async ({ key }: ImageAddress): Promise<Buffer> => {
    drawn.push(key)
    most = Math.max(most, ++atOnce)
    await new Promise(setImmediate)
    atOnce--
    if (key === 'broken') throw new Error('cannot draw')
    return Buffer.alloc(1000, key)
  }
  const store = createImageStore({
    cache: createDiskCache({ folder: cacheFolder, maxBytes }),
    queue: createWorkQueue({ concurrency, limit }),
    draw,
    onCacheError: (error) => cacheErrors.push(error),
  })
  return { store, drawn, cacheErrors, mostAtOnce: () => most }
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`)
const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

describe('image store', () => {
  it('draws a picture once for twenty askers', async () => {
    const { store, drawn } = setUp()
    const pictures = await Promise.all(Array.from({ length: 20 }, () => store.get(address('a'))))
    expect(drawn).toEqual(['a'])
    expect(new Set(pictures.map((bytes) => bytes.toString())).size).toBe(1)
  })

  it('takes a picture from disk after a restart', async () => {
    const first = await setUp().store.get(address('a/1'))
    const { store, drawn } = setUp()
    expect(await store.get(address('a/1'))).toEqual(first)
    expect(drawn).toEqual([])
  })

  it('draws a few at a time', async () => {
    const { store, mostAtOnce } = setUp({ concurrency: 2 })
    await Promise.all(keys(12).map((key) => store.get(address(key))))
    expect(mostAtOnce()).toBe(2)
  })

  it('forgets a failed drawing and keeps serving others', async () => {
    const { store, drawn } = setUp({ concurrency: 1 })
    await expect(store.get(address('broken'))).rejects.toThrow('cannot draw')
    await expect(store.get(address('broken'))).rejects.toThrow('cannot draw')
    await store.get(address('whole'))
    expect(drawn).toEqual(['broken', 'broken', 'whole'])
    expect(await filesIn(folder)).toHaveLength(1)
  })

  it('sends the picture even when it cannot be kept', async () => {
    const file = join(folder, 'not-a-folder')
    await writeFile(file, '')
    const { store, cacheErrors } = setUp({ cacheFolder: file })
    await expect(store.get(address('a'))).resolves.toHaveLength(1000)
    expect(cacheErrors).not.toHaveLength(0)
  })

  it('leaves no half-written file and keeps the folder within its room', async () => {
    const { store } = setUp({ maxBytes: 10_000 })
    for (const key of keys(40)) await store.get(address(key))
    const files = await filesIn(folder)
    expect(files.length).toBeLessThanOrEqual(11)
    expect(files.map((entry) => entry.name)).toEqual(files.map(() => '480x360.avif'))
  })
})
