import { formatDeadline } from './format-deadline'

it.each([
  ['2026-12-02T18:00:00', 'fr-FR', /^mercredi 2 décembre 2026 à 18\u00a0h$/],
  ['2026-12-01T18:00:00', 'fr-BE', /^mardi 1er décembre 2026 à 18\u00a0h$/],
  ['2026-12-01T01:00:00', 'it-IT', /^martedì 1 dicembre 2026 (alle ore|alle|at) 1:00$/],
  ['2026-12-21T01:00:00', 'fr-FR', /^lundi 21 décembre 2026 à 1\u00a0h$/],
  ['2026-12-02', 'fr-FR', /^mercredi 2 décembre 2026$/],
  ['2026-12-02T18:00:00', 'es-ES', /^miércoles, 2 de diciembre de 2026 a las 18:00$/],
  ['2026-12-02T18:00:00', 'nl-BE', /^woensdag 2 december 2026 (om|at) 18\.00\suur$/],
])('[PR-045] names day and hour of %s in %s', (deadline, language, words) => {
  expect(formatDeadline({ deadline, language })).toMatch(words)
})
