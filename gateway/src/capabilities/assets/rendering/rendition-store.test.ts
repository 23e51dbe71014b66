import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskCache } from './disk-cache'
import type { ListedRendition } from './listed-rendition'
import { createRenditionStore } from './rendition-store'
import { createWorkQueue } from './work-queue'

const rendition = (address: string): ListedRendition => ({
  asset: {
    address,
    source: 'photograph',
    recipe: {},
    focus: { x: 0.5, y: 0.5 },
    original: null,
    banner: false,
  },
  version: '1',
  size: { width: 480, height: 360 },
  format: 'avif',
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

function setUp({ maxBytes = 1e6, concurrency = 2, limit = 100, cacheFolder = folder } = {}) {
  const rendered: string[] = []
  const cacheErrors: unknown[] = []
  let atOnce = 0
  let most = 0
  const render = async ({ asset: { address } }: ListedRendition): Promise<Buffer> => {
    rendered.push(address)
    most = Math.max(most, ++atOnce)
    await new Promise(setImmediate)
    atOnce--
    if (address === 'broken') throw new Error('cannot render')
    return Buffer.alloc(1000, address)
  }
  const store = createRenditionStore({
    cache: createDiskCache({ folder: cacheFolder, maxBytes }),
    queue: createWorkQueue({ concurrency, limit }),
    render,
    onCacheError: (error) => cacheErrors.push(error),
  })
  return { store, rendered, cacheErrors, mostAtOnce: () => most }
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`)
const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

describe('rendition store', () => {
  it('renders a picture once when twenty ask for it at a time', async () => {
    const { store, rendered } = setUp()
    const pictures = await Promise.all(Array.from({ length: 20 }, () => store.get(rendition('a'))))
    expect(rendered).toEqual(['a'])
    expect(new Set(pictures.map((bytes) => bytes.toString())).size).toBe(1)
  })

  it('takes a picture from disk after a restart', async () => {
    const first = await setUp().store.get(rendition('a/1'))
    const { store, rendered } = setUp()
    expect(await store.get(rendition('a/1'))).toEqual(first)
    expect(rendered).toEqual([])
  })

  it('renders a few at a time', async () => {
    const { store, mostAtOnce } = setUp({ concurrency: 2 })
    await Promise.all(keys(12).map((key) => store.get(rendition(key))))
    expect(mostAtOnce()).toBe(2)
  })

  it('forgets a failed rendering and keeps serving others', async () => {
    const { store, rendered } = setUp({ concurrency: 1 })
    await expect(store.get(rendition('broken'))).rejects.toThrow('cannot render')
    await expect(store.get(rendition('broken'))).rejects.toThrow('cannot render')
    await store.get(rendition('whole'))
    expect(rendered).toEqual(['broken', 'broken', 'whole'])
    expect(await filesIn(folder)).toHaveLength(1)
  })

  it('sends the picture even when it cannot be kept', async () => {
    const file = join(folder, 'not-a-folder')
    await writeFile(file, '')
    const { store, cacheErrors } = setUp({ cacheFolder: file })
    await expect(store.get(rendition('a'))).resolves.toHaveLength(1000)
    expect(cacheErrors).not.toHaveLength(0)
  })

  it('leaves no half-written file and keeps the folder within its room', async () => {
    const { store } = setUp({ maxBytes: 10_000 })
    for (const key of keys(40)) await store.get(rendition(key))
    const files = await filesIn(folder)
    expect(files.length).toBeLessThanOrEqual(11)
    expect(files.map((entry) => entry.name)).toEqual(files.map(() => '480x360.avif'))
  })
})
