import { foldWords } from './fold-text'

describe('foldWords', () => {
  it.each([
    ['Évian-les-Bains', ['evian', 'les', 'bains']],
    ['L’Haÿ-les-Roses', ['l', 'hay', 'les', 'roses']],
    ['’s-Hertogenbosch', ['s', 'hertogenbosch']],
    ['A Coruña', ['a', 'coruna']],
    ['St. Malo', ['saint', 'malo']],
    [' %_\\ - ', []],
  ])('[GW-018] %s', (text, words) => expect(foldWords(text)).toEqual(words))

  it('[GW-018] is the same for composed and decomposed letters', () => {
    expect(foldWords('Besançon'.normalize('NFD'))).toEqual(foldWords('Besançon'.normalize('NFC')))
  })
})
