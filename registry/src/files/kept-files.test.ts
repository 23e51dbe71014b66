import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startS3Server } from '@escapade/gateway/platform/objects/s3-server-fixture'
import { integrityOf } from '@escapade/remote-kit/release/integrity'
import { type KeptFiles, openFiles } from './kept-files'

type Opened = { files: KeptFiles; close: () => Promise<unknown> }

async function inFolder(): Promise<Opened> {
  const varDir = await mkdtemp(path.join(tmpdir(), 'kept-'))
  return { files: await openFiles({ s3: null, varDir }), close: () => rm(varDir, { recursive: true }) }
}

async function inBucket(): Promise<Opened> {
  const server = await startS3Server()
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  const s3 = { bucket: 'shop', region: 'eu-west-3', endpoint: server.endpoint, pathStyle: true }
  return { files: await openFiles({ s3, varDir: '' }), close: server.close }
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
] as const)('files of releases in %s', (_, open) => {
  let opened: Opened
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('are found by their content', async () => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 17) % 256))
    const integrity = integrityOf(content)
    expect([await opened.files.has(integrity), await opened.files.get(integrity)]).toEqual([false, null])
    await opened.files.put(integrity, content)
    expect(await opened.files.has(integrity)).toBe(true)
    const kept = await opened.files.get(integrity)
    expect(kept && (await buffer(kept)).equals(content)).toBe(true)
    expect(await opened.files.has(integrityOf('something else'))).toBe(false)
  })
})
