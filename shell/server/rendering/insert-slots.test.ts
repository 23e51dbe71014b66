/** @jest-environment node */
import { insertSlots } from './insert-slots'

const insert = (html: string, fragments: Record<string, string>) =>
  insertSlots(html, new Map(Object.entries(fragments)))

describe('insertSlots', () => {
  it('puts each fragment into its place, in the order of the page', () => {
    const html = '<div class="a" data-slot="_R_1_"></div><hr><div data-slot="_R_2_" hidden=""></div>'
    expect(insert(html, { _R_2_: '<i>2</i>', _R_1_: '<i>1</i>' })).toBe(
      '<div class="a" data-slot="_R_1_"><i>1</i></div><hr><div data-slot="_R_2_" hidden=""><i>2</i></div>',
    )
  })

  it('takes no text of the page or of a fragment for a place', () => {
    const html = '<p> data-slot=&quot;x&quot;&gt;</p><div data-slot="x"></div>'
    expect(insert(html, { x: '$& data-slot="y">', y: 'never' })).toBe(
      '<p> data-slot=&quot;x&quot;&gt;</p><div data-slot="x">$& data-slot="y"></div>',
    )
  })

  it('finds ids that markup writes as entities', () => {
    expect(insert('<b data-slot="a&quot;b"></b>', { 'a"b': '!' })).toBe('<b data-slot="a&quot;b">!</b>')
  })

  it('leaves out what has no place', () => {
    expect(insert('<p></p>', { x: '!' })).toBe('<p></p>')
  })
})
