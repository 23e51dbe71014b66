import { clockText } from './clock-text'
import { sentences } from './sentences'
import { deadlineText } from './use-cancellation'

it.each([
  ['15:00', 'fr-FR', '15\u00a0h'],
  ['08:30', 'fr-BE', '8\u00a0h\u00a030'],
  ['15:00', 'nl-NL', '15:00'],
  ['De 7:30 à 10:30', 'fr-FR', 'De 7:30 à 10:30'],
])('clockText of %s in %s', (clock, language, text) => expect(clockText(clock, language)).toBe(text))

it('sentences end each fact once', () => {
  expect(sentences(['Fresh bread', 'Coffee, tea.', 'Really?'])).toBe('Fresh bread. Coffee, tea. Really?')
  expect(sentences([])).toBe('')
})

it('[PR-045] a deadline is a wall clock: it does not shift with the zone of the browser', () => {
  expect(deadlineText('2026-12-02T18:00:00', 'fr-FR')).toMatch(/^mercredi 2 décembre 2026.*18:00$/)
  expect(deadlineText('2026-12-02', 'fr-FR')).toBe('mercredi 2 décembre 2026')
})
