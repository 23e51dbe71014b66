import { formatDay } from './format-day'

describe('formatDay', () => {
  it.each([
    ['fr-FR', 'long', 'samedi 19 septembre'],
    ['es-ES', 'long', 'sábado, 19 de septiembre'],
    ['nl-NL', 'long', 'zaterdag 19 september'],
    ['it-IT', 'long', 'sabato 19 settembre'],
    ['en', 'full', 'September 19, 2026'],
  ] as const)('writes a day in %s, %s', (language, style, text) => {
    expect(formatDay({ day: '2026-09-19', language, style })).toBe(text)
  })

  it.each([
    ['2026-12-01', 'long', 'mardi 1er décembre'],
    ['2026-12-11', 'long', 'vendredi 11 décembre'],
    ['2031-12-21', 'full', '21 décembre 2031'],
  ] as const)('counts the first of a month in French: %s', (day, style, text) => {
    expect(formatDay({ day, language: 'fr-BE', style })).toBe(text)
  })

  it('takes a date-time by its day, whatever the zone of the machine', () => {
    expect(formatDay({ day: '2026-09-19T23:59:00', language: 'en', style: 'full' })).toBe(
      'September 19, 2026',
    )
  })
})
