import { formatClock } from './format-clock'

it.each([
  ['15:00', 'fr-FR', '15\u00a0h'],
  ['08:30', 'fr-BE', '8\u00a0h\u00a030'],
  ['15:00', 'nl-NL', '15:00'],
  ['De 07:30 à 10:00', 'fr-FR', 'De 7\u00a0h\u00a030 à 10\u00a0h'],
  ['Sur rendez-vous', 'fr-FR', 'Sur rendez-vous'],
])('formatClock of %s in %s', (text, language, written) =>
  expect(formatClock({ text, language })).toBe(written),
)
