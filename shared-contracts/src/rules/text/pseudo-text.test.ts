import { pseudoCatalogue, pseudoText } from './pseudo-text'

describe('pseudoText', () => {
  it.each([
    ['Search', '[Šééááŕçĥ]'],
    ['Book {{count, number}} nights', '[Ɓóóóóķ {{count, number}} ñííĝĥŧš]'],
    ['Read the <terms>terms</terms>&nbsp;now', '[Ŕééááð ŧĥéé <terms>ŧééŕɱš</terms>&nbsp;ñóóŵ]'],
    ['$t(hello), {day}', '[$t(hello), {day}]'],
    ['129 €', '[129 €]'],
    ['', ''],
  ])('draws %s', (text, drawn) => expect(pseudoText(text)).toBe(drawn))

  it('leaves no letter of a word as it was, and makes sentences some 40 % longer', () => {
    const text = 'A hotel night, a good table, a hot bath. Everything is booked before you leave.'
    expect(pseudoText(text)).not.toMatch(/[A-Za-z]/)
    expect(pseudoText(text).length / text.length).toBeGreaterThan(1.3)
    expect(pseudoText(text).length / text.length).toBeLessThan(1.5)
  })
})

it('keeps the keys of a catalogue, those of plurals too', () => {
  expect(pseudoCatalogue({ found: { stay_one: 'One', stay_other: '{{count}} in' } })).toEqual({
    found: { stay_one: '[Óóñéé]', stay_other: '[{{count}} ííñ]' },
  })
})
