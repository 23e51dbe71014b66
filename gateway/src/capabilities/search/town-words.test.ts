import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { townWords } from './town-words'

const lille = { fr: 'Lille', es: 'Lille', nl: 'Rijsel', it: 'Lilla', en: 'Lille' }
const annecy = { fr: 'Annecy', es: 'Annecy', nl: 'Annecy', it: 'Annecy', en: 'Annecy' }
const havre = { fr: 'Le Havre', es: 'El Havre', nl: 'Le Havre', it: 'Le Havre', en: 'Le Havre' }

describe('townWords', () => {
  it.each<[Locale, typeof lille, string[]]>([
    ['fr_FR', lille, ['À Lille', 'Uniquement à Lille', 'À moins de 2 h de Lille', 'Jusqu’à 100 km de Lille']],
    [
      'fr_BE',
      annecy,
      ['À Annecy', 'Uniquement à Annecy', 'À moins de 2 h d’Annecy', 'Jusqu’à 100 km d’Annecy'],
    ],
    [
      'fr_FR',
      havre,
      ['Au Havre', 'Uniquement au Havre', 'À moins de 2 h du Havre', 'Jusqu’à 100 km du Havre'],
    ],
    ['es_ES', lille, ['En Lille', 'Solo en Lille', 'A menos de 2 h de Lille', 'Hasta 100 km de Lille']],
    [
      'nl_NL',
      lille,
      ['In Rijsel', 'Alleen in Rijsel', 'Minder dan 2 uur van Rijsel', 'Tot 100 km van Rijsel'],
    ],
    [
      'nl_BE',
      lille,
      ['In Rijsel', 'Enkel in Rijsel', 'Minder dan 2 uur van Rijsel', 'Tot 100 km van Rijsel'],
    ],
    [
      'it_IT',
      annecy,
      ['Ad Annecy', 'Solo ad Annecy', 'A meno di 2 ore da Annecy', 'Fino a 100 km da Annecy'],
    ],
  ])('[SE-034] says in %s how far around %j is searched', (locale, names, [within, only, near, far]) => {
    const words = townWords({ names, locale })
    expect(words.andAround).toContain(names[locale.slice(0, 2) as keyof typeof names])
    expect([words.within, words.only, words.around(200), words.around(100)]).toEqual([
      within,
      only,
      near,
      far,
    ])
  })
})
