import { judgeVisit } from './judge-visit'
import type { Seen } from './visit-page'

const page: Seen = {
  status: 200,
  headings: ['Hotel of the harbour', 'Rooms', 'Around', 'Reviews'],
  emptyHeadings: [],
  links: 20,
  buttons: 10,
  prices: 8,
  shift: 0.01,
  documentHeadings: 3,
  complaints: [],
  hosts: ['localhost:3000'],
  violations: [],
  bytes: 60_000,
  milliseconds: 900,
  hasRelease: true,
}

const judge = (candidate: Partial<Seen>, live: Partial<Seen> | null = {}, showsLess = false, isSame = true) =>
  judgeVisit({ candidate: { ...page, ...candidate }, live: live && { ...page, ...live }, isSame, showsLess })

describe('the judgement on a page', () => {
  it('finds nothing wrong with a page that is as good as the live one', () => {
    expect(judge({})).toEqual([])
    expect(judge({ headings: [...page.headings, 'New'], links: 15, bytes: 70_000 })).toEqual([])
  })

  it.each([
    [
      'what the browser says',
      { complaints: ['TypeError: x is not a function (app.js:1:5)'] },
      /not a function/,
    ],
    ['a rule of accessibility', { violations: ['button-name: <button></button>'] }, /button-name/],
    ['another host', { hosts: ['localhost:3000', 'evil.example'] }, /evil\.example.*bring what it needs/],
    ['movement', { shift: 0.3 }, /moves while it loads, by 0\.30/],
    ['weight', { bytes: 200_000 }, /weigh 200 KB, the live ones 60 KB/],
    ['slowness', { milliseconds: 9000 }, /at rest after 9\.0 s/],
    ['a heading that says nothing', { emptyHeadings: ['<h2></h2>'] }, /says nothing: <h2>/],
    ['an answer', { status: 500 }, /answers 500/],
    ['a page that is lost', { status: 404 }, /answers 404/],
    ['a server that draws nothing', { documentHeadings: 0 }, /server does not draw it/],
    ['a page without a heading', { headings: [] }, /Hotel of the harbour/],
    ['fewer links', { links: 8 }, /shows 8 links, the live page 20.*--shows-less/],
    ['prices that are gone', { prices: 0 }, /shows 0 prices/],
  ] satisfies [string, Partial<Seen>, RegExp][])('names %s', (_, candidate, words) => {
    const faults = judge(candidate)
    expect(faults).not.toEqual([])
    expect(faults.join('\n')).toMatch(words)
  })

  it('blames a candidate for nothing that is so on the live page too', () => {
    const faulty = {
      complaints: ['Failed to load http://localhost:3000/remotes/mf-hotel/0123456789ab/x.png'],
      violations: ['image-alt: <img>'],
      emptyHeadings: ['<h3></h3>'],
      hosts: ['localhost:3000', 'tiles.example'],
      shift: 0.2,
    }
    const again = { complaints: ['Failed to load http://localhost:3000/remotes/mf-hotel/ba9876543210/x.png'] }
    expect(judge({ ...faulty, ...again }, faulty)).toEqual([])
  })

  it('lets a page show less where a squad said why', () => {
    expect(judge({ links: 5, prices: 0 }, {}, true)).toEqual([])
  })

  it('counts nothing where languages or flags differ', () => {
    expect(judge({ links: 5, prices: 0 }, {}, false, false)).toEqual([])
    expect(judge({ documentHeadings: 0 }, {}, false, false)).toHaveLength(1)
  })

  it('judges the first release by itself', () => {
    expect(judge({ links: 0 }, null)).toEqual([])
    expect(judge({ complaints: ['boom'] }, null)).toEqual(['the browser says: boom'])
  })
})
