import { sameText } from '../../platform/texts/texts'
import { placePhrases } from './place-phrases'

describe('placePhrases', () => {
  it.each([
    ['fr', 'Beaune', 'à Beaune', 'de Beaune'],
    ['fr', 'Annecy', 'à Annecy', 'd’Annecy'],
    ['fr', 'Honfleur', 'à Honfleur', 'de Honfleur'],
    ['fr', 'Le Touquet', 'au Touquet', 'du Touquet'],
    ['fr', 'Les Gets', 'aux Gets', 'des Gets'],
    ['fr', 'La Rochelle', 'à La Rochelle', 'de La Rochelle'],
    ['es', 'Ámsterdam', 'en Ámsterdam', 'de Ámsterdam'],
    ['nl', 'Gent', 'in Gent', 'van Gent'],
    ['nl', 'Texel', 'op Texel', 'van Texel'],
    ['it', 'Roma', 'a Roma', 'di Roma'],
    ['it', 'Amsterdam', 'ad Amsterdam', 'di Amsterdam'],
    ['it', 'L’Aia', 'all’Aia', 'dell’Aia'],
  ] as const)('in %s puts %s into a sentence', (language, name, at, of) => {
    const phrases = placePhrases(sameText(name))
    expect([phrases.at[language], phrases.of[language]]).toEqual([at, of])
  })
})
