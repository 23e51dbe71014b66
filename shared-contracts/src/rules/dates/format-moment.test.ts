import { formatMoment } from './format-moment'

it.each([
  ['fr-FR', '1er mars 2027 à 15\u00a0h'],
  ['fr-BE', '1er mars 2027 à 15\u00a0h'],
  ['nl-NL', '1 maart 2027 om 15.00\u00a0uur'],
  ['nl-BE', '1 maart 2027 om 15.00\u00a0uur'],
  ['es-ES', '1 de marzo de 2027 a las 15:00'],
  ['it-IT', '1 marzo 2027 alle ore 15:00'],
  ['en', 'March 1, 2027 at 3:00 PM'],
])('a moment in %s', (language, written) =>
  expect(formatMoment({ instant: '2027-03-01T14:00:00Z', language }).replace(/\u202f/g, ' ')).toBe(written),
)
