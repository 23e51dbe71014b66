/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { searchRemote, url, useShops } from '../testing/sources'
import { createKeepFile } from './keep-file'

const open = useShops()
/** No user can make a folder below a file, root included. */
const nowhere = '/dev/null/cache'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'keep-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a disk that takes nothing', () => {
  it('costs the shop a line in the log, and neither pages nor files', async () => {
    const shop = await open({ 'mf-search': searchRemote('s1', '<p>found</p>') }, { cacheDir: nowhere })
    expect((await shop.get(url('/search'))).body).toContain('<p>found</p>')
    for (const encoding of ['br', 'gzip']) {
      const { statusCode, headers } = await shop.get(url('/remotes/mf-search/s1/entry.js'), {
        'accept-encoding': encoding,
      })
      expect([statusCode, headers['content-encoding']]).toEqual([200, encoding])
    }
    expect((await shop.get(url('/health/ready'))).statusCode).toBe(200)
    const troubles = shop.log.filter(({ msg }) => msg === 'files cannot be kept for the next start')
    expect(troubles.map(({ level }) => level)).toEqual([40])
    expect(shop.log.filter(({ msg }) => msg === 'the registry cannot be read')).toEqual([])
  })

  it('warns again after it took a file in between', async () => {
    const problems: unknown[] = []
    const keep = createKeepFile((error) => problems.push(error))
    const broken = path.join(folder, 'broken')
    mkdirSync(path.join(broken, 'x'), { recursive: true })
    await keep(broken, 'b')
    await keep(broken, 'b')
    expect(problems).toHaveLength(1)
    await keep(path.join(folder, 'a/b/good'), 'a')
    await keep(broken, 'b')
    expect(problems).toHaveLength(2)
    expect(readFileSync(path.join(folder, 'a/b/good'), 'utf8')).toBe('a')
    expect(readdirSync(folder).sort()).toEqual(['a', 'broken'])
  })
})
