import fc from 'fast-check'
import { correctWord, prefixErrors, typoKeys } from './typo-keys'

const shareKey = (one: string, other: string) => typoKeys(one).some((key) => typoKeys(other).includes(key))

describe('typoKeys', () => {
  it.each([
    ['lyno', 'lyon'],
    ['brdeaux', 'bordeaux'],
    ['bordo', 'bordeaux'],
    ['pariss', 'paris'],
    ['barcelnoa', 'barcelona'],
    ['amstrdam', 'amsterdam'],
  ])('[GW-018] %s meets %s', (typed, word) => expect(shareKey(typed, word)).toBe(true))

  it('[GW-018] meets every word of the same beginning with one letter left out', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 4, maxLength: 6 })
    fc.assert(
      fc.property(word, fc.nat(5), (text, index) => {
        const at = index % text.length
        expect(shareKey(text.slice(0, at) + text.slice(at + 1), text)).toBe(true)
      }),
    )
  })
})

describe('prefixErrors', () => {
  it.each([
    ['par', 'paris', 0],
    ['pasi', 'paris', 1],
    ['apris', 'paris', 1],
    ['pariss', 'paris', 1],
    ['xyz', 'paris', 3],
  ])('[GW-018] %s is %s but for %i', (typed, word, errors) =>
    expect(prefixErrors({ typed, word })).toBe(errors),
  )
})

describe('correctWord', () => {
  it('[GW-018] keeps only what is near, the nearest first', () => {
    expect(correctWord({ typed: 'lyno', words: ['lynoux', 'lyon', 'lisbonne'], limit: 5 })).toEqual([
      'lynoux',
      'lyon',
    ])
  })
  it('[GW-018] corrects nothing shorter than three letters', () => {
    expect(correctWord({ typed: 'ly', words: ['la'], limit: 5 })).toEqual([])
  })
})
