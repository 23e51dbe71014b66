import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireExamples } from '../release/manifest'
import { readUses } from './read-uses'

describe('what a remote uses', () => {
  it('is read from its scripts and sources, each once', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'uses-'))
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true })
      await writeFile(path.join(root, file), text)
    }
    await write('built/app.js', 'e("mf-hotel/around");t(`mf-hotel/around`);n("mf-other");')
    await write('built/server.cjs', "x('mf-search/search-box')")
    await write('src/app/page.tsx', 'const a = flags.boxes !== false; const b = visit.flags?.insurance')
    await write('src/app/page.test.tsx', 'flags.onlyInTests')
    const uses = await readUses({ sources: path.join(root, 'src'), built: path.join(root, 'built') })
    expect(uses).toEqual({
      fragments: ['mf-hotel/around', 'mf-search/search-box'],
      flags: ['boxes', 'insurance'],
    })
    await rm(root, { recursive: true })
  })
})

describe('examples of pages', () => {
  const manifest = {
    name: 'mf-hotel',
    routes: [{ segment: 'hotel', needsId: true, page: 'hotel' }],
    fragments: [],
  }

  it('are wanted for a route that needs an id', () => {
    expect(() => requireExamples(manifest)).toThrow('/hotel needs an id')
    expect(() => requireExamples({ ...manifest, examples: ['/hotel/7'] })).not.toThrow()
  })

  it('are of routes of the remote', () => {
    expect(() => requireExamples({ ...manifest, examples: ['/hotel/7', '/product/1'] })).toThrow(
      'the example /product/1 is of none of its routes',
    )
  })
})
