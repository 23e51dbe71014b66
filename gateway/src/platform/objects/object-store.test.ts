import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createFolderStore } from './folder-store'
import type { ObjectStore } from './object-store'
import { startS3Server } from './s3-server-fixture'
import { createS3Store } from './s3-store'

const type = 'image/jpeg'
type Opened = { store: ObjectStore; close: () => Promise<unknown> }

async function openFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'))
  return { store: createFolderStore(join(folder, 'objects')), close: () => rm(folder, { recursive: true }) }
}

async function openS3(): Promise<Opened> {
  const server = await startS3Server()
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  const settings = { bucket: 'shop', region: 'eu-west-3', endpoint: server.endpoint, pathStyle: true }
  return { store: createS3Store(settings), close: server.close }
}

const bytesOf = async (store: ObjectStore, key: string) => {
  const stream = await store.get(key)
  return stream && buffer(stream)
}
async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.list()) keys.push(key)
  return keys.sort()
}

describe.each([
  ['a folder', openFolder],
  ['an S3 bucket', openS3],
] as const)('%s as object store', (_name, open) => {
  let opened: Opened
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('gives back what was put, byte by byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256))
    await opened.store.put('photo/one.jpg', bytes, type)
    expect((await bytesOf(opened.store, 'photo/one.jpg'))?.equals(bytes)).toBe(true)
  })

  it('takes the last of several files of one key', async () => {
    await opened.store.put('photo/one.jpg', Buffer.from('first'), type)
    await opened.store.put('photo/one.jpg', Buffer.from('second'), type)
    expect(String(await bytesOf(opened.store, 'photo/one.jpg'))).toBe('second')
  })

  it('knows what is there and what is not', async () => {
    await opened.store.put('photo/one.jpg', Buffer.from('one'), type)
    expect(await opened.store.exists('photo/one.jpg')).toBe(true)
    expect(await opened.store.exists('photo/two.jpg')).toBe(false)
    expect(await opened.store.get('photo/two.jpg')).toBeNull()
  })

  it('deletes, and does nothing where there is nothing', async () => {
    await opened.store.put('photo/one.jpg', Buffer.from('one'), type)
    await opened.store.delete('photo/one.jpg')
    await opened.store.delete('photo/one.jpg')
    expect(await opened.store.exists('photo/one.jpg')).toBe(false)
  })

  it('lists every key', async () => {
    expect(await keysOf(opened.store)).toEqual([])
    const keys = ['photo/a.jpg', 'photo/b.jpg', 'photo/c.jpg', 'photo/d.jpg', 'photo/e.jpg']
    for (const key of keys) await opened.store.put(key, Buffer.from(key), type)
    expect(await keysOf(opened.store)).toEqual(keys)
  })

  it.each(['../secret.jpg', '/etc/passwd', 'photo/../../x.jpg', 'photo\\x.jpg', ''])(
    'refuses the key %j',
    async (key) => {
      await expect((async () => opened.store.put(key, Buffer.from('x'), type))()).rejects.toThrow(
        'Not a key of an object',
      )
    },
  )
})
