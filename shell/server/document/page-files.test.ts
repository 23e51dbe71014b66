/** @jest-environment node */
import type { LiveRelease } from '../registry/release-set'
import { pageFiles } from './page-files'

const search: LiveRelease = {
  name: 'mf-search',
  base: '/remotes/mf-search/1/',
  integrity: 'sha256-entry',
  server: null,
  release: {
    name: 'mf-search',
    version: '1',
    manifest: { name: 'mf-search', routes: [], fragments: ['box', 'rail'] },
    entry: { file: 'entry.js', global: 'mf_search' },
    exposes: {
      './fragments/box': { js: ['common.js', 'box.js'], css: ['box.css'], start: 'box.start.js' },
      './fragments/rail': {
        js: ['common.js', 'rail.js'],
        css: ['box.css', 'rail.css'],
        start: 'rail.start.js',
      },
    },
    files: { 'box.start.js': 'sha256-start' },
  },
}
const hrefs = (files: { href: string }[]) => files.map(({ href }) => href.slice(search.base.length))

describe('the files of a page', () => {
  const files = pageFiles([
    { owner: search, exposed: './fragments/box' },
    { owner: search, exposed: './fragments/rail' },
    { owner: search, exposed: './fragments/rail' },
  ])

  it('start a remote once, and bring of its other parts what is not there yet', () => {
    expect(hrefs(files.scripts)).toEqual(['box.start.js', 'rail.js'])
    expect(files.scripts[0]?.integrity).toBe('sha256-start')
    expect(files.starts.get('mf-search')).toBe('box.start.js')
  })

  it('name each style sheet once', () => expect(hrefs(files.styles)).toEqual(['box.css', 'rail.css']))

  it('bring no scripts of a part that is taken over later', () => {
    const app = { './app': { js: [], css: ['app.css'], start: 'app.start.js' } }
    const owner = {
      ...search,
      release: { ...search.release, exposes: { ...search.release.exposes, ...app } },
    }
    const late = { owner, exposed: './fragments/rail', later: true }
    const { scripts, styles, starts } = pageFiles([late, { owner, exposed: './app' }])
    expect(hrefs(scripts)).toEqual(['app.start.js'])
    expect(hrefs(styles)).toEqual(['box.css', 'rail.css', 'app.css'])
    expect(starts.get('mf-search')).toBe('app.start.js')
  })

  it('bring styles and scripts of a page that its app loads on demand, and nothing of one without', () => {
    const exposes = {
      './app': { js: ['app.js'], css: ['app.css'], start: 'app.start.js' },
      './app/contact': { js: ['contact.js'], css: ['contact.css'] },
    }
    const owner = { ...search, release: { ...search.release, exposes } }
    const { scripts, styles } = pageFiles(
      ['./app', './app/contact', './app/none'].map((exposed) => ({ owner, exposed })),
    )
    expect(hrefs(scripts)).toEqual(['app.start.js', 'contact.js'])
    expect(hrefs(styles)).toEqual(['app.css', 'contact.css'])
  })

  it('name entry and scripts of a release without start files', () => {
    const exposes = { './app': { js: ['app.js'], css: [] } }
    const old = { ...search, release: { ...search.release, exposes } }
    const { scripts, starts } = pageFiles([{ owner: old, exposed: './app' }])
    expect(hrefs(scripts)).toEqual(['entry.js', 'app.js'])
    expect(starts.get('mf-search')).toBe('entry.js')
  })
})
