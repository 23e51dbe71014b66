import { formatClock } from './format-clock'

it.each([
  ['15:00', 'fr-FR', '15\u00a0h'],
  ['08:30', 'fr-BE', '8\u00a0h\u00a030'],
  ['15:00', 'nl-NL', '15.00\u00a0uur'],
  ['08:30 - 10:00', 'nl-BE', '8.30 - 10.00\u00a0uur'],
  ['Van 7:30 tot 10:00', 'nl-NL', 'Van 7.30 tot 10.00\u00a0uur'],
  ['om 18:00 uur', 'nl-NL', 'om 18.00 uur'],
  ['15:00', 'it-IT', '15:00'],
  ['15:00', 'es-ES', '15:00'],
  ['De 07:30 à 10:00', 'fr-FR', 'De 7\u00a0h\u00a030 à 10\u00a0h'],
  ['Sur rendez-vous', 'fr-FR', 'Sur rendez-vous'],
])('formatClock of %s in %s', (text, language, written) =>
  expect(formatClock({ text, language })).toBe(written),
)
