import { sentences } from './sentences'

it('sentences end each fact once', () => {
  expect(sentences(['Fresh bread', 'Coffee, tea.', 'Really?'])).toBe('Fresh bread. Coffee, tea. Really?')
  expect(sentences([])).toBe('')
})
