import { sentences } from './sentences'
import { deadlineText } from './use-cancellation'

it('sentences end each fact once', () => {
  expect(sentences(['Fresh bread', 'Coffee, tea.', 'Really?'])).toBe('Fresh bread. Coffee, tea. Really?')
  expect(sentences([])).toBe('')
})

it('[PR-045] a deadline is a wall clock: it does not shift with the zone of the browser', () => {
  expect(deadlineText('2026-12-02T18:00:00', 'fr-FR')).toMatch(/^mercredi 2 décembre 2026.*18\u00a0h$/)
  expect(deadlineText('2026-12-02', 'fr-FR')).toBe('mercredi 2 décembre 2026')
})
