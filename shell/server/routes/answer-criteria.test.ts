/** @jest-environment node */
import { result, searchRemote, url, useShops } from '../testing/sources'

const open = useShops()

/** Says what it was asked to draw for; without criteria what it always says. */
const following = {
  render: `return ({
    html: '<p>' + JSON.stringify(request.criteria ?? 'everything') + '</p>', head: {}, status: 200, slots: [],
    followsCriteria: true, state: { queries: {}, texts: {}, criteria: request.criteria } })`,
}
const asking = (hash: string) => ({ 'x-criteria': hash })

describe('a page asked for by the criteria of its hash', () => {
  it('comes as its HTML and what the browser takes it over with', async () => {
    const shop = await open({ 'mf-search': searchRemote('s1', '', following) })
    const { statusCode, headers, body } = await shop.get(url('/search'), asking('stars=4,5&a=2'))
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect([headers['cache-control'], headers.vary]).toEqual([
      'private, no-store',
      expect.stringContaining('x-criteria'),
    ])
    expect(JSON.parse(body)).toMatchObject({
      html: '<p>{"stars":["4","5"],"a":2}</p>',
      app: { criteria: { stars: ['4', '5'], a: 2 } },
      slots: {},
      now: expect.stringMatching(/^\d{4}-/),
    })
  })

  it('is not mistaken for the page of everybody, nor for that of other criteria', async () => {
    const shop = await open({ 'mf-search': searchRemote('s1', '', following) })
    const drawnFor = async (hash: string) =>
      JSON.parse((await shop.get(url('/search'), asking(hash))).body).html
    expect(await drawnFor('a=2')).toBe('<p>{"a":2}</p>')
    expect((await shop.get(url('/search'))).body).toContain('<p>"everything"</p>')
    expect(await drawnFor('a=3')).toBe('<p>{"a":3}</p>')
  })

  it.each([
    ['a page that follows none', result('<p>found</p>'), 'a=2'],
    ['a page that is not there', result('<p>gone</p>', 'status: 404, followsCriteria: true'), 'a=2'],
    ['a page that failed', "(() => { throw new Error('boom') })()", 'a=2'],
    ['a hash that is too long', result('<p>found</p>'), 'x'.repeat(1001)],
  ])('is left to the browser for %s', async (_, render, hash) => {
    const shop = await open({ 'mf-search': searchRemote('s1', '', { render: `return ${render}` }) })
    const { statusCode, body } = await shop.get(url('/search'), asking(hash))
    expect([statusCode, body]).toEqual([204, ''])
  })

  it('is asked for by documents of pages that follow criteria, and by no others', async () => {
    const follows = await open({ 'mf-search': searchRemote('s1', '', following) })
    expect((await follows.get(url('/search'))).body).toContain('"followsCriteria":true')
    const others = await open({ 'mf-search': searchRemote('s1', '<p>found</p>') })
    expect((await others.get(url('/search'))).body).toContain('"followsCriteria":false')
  })
})
