import fc from 'fast-check'
import { html } from './html'

describe('html', () => {
  it('escapes values and keeps pieces', () => {
    const item = (name: string) => html`<li title="${name}">${name}</li>`
    expect(`${html`<ul>${['a', '<b>'].map(item)}${null}${false}</ul>`}`).toBe(
      '<ul><li title="a">a</li><li title="&lt;b&gt;">&lt;b&gt;</li></ul>',
    )
  })

  it('lets no mark of a value through', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ') }), (value) => {
        const inside = String(html`<p title="${value}">`).slice('<p title="'.length, -2)
        expect(inside).not.toMatch(/[<>"']/)
        expect(inside.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
      }),
    )
  })
})
