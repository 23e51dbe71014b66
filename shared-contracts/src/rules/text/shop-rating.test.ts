import { ratingValues } from './shop-rating'

it.each([
  [undefined, 'en', '4.5', '4146'],
  [undefined, 'fr-BE', '4,5', '4\u202f146'],
  [undefined, 'es-ES', '4,5', '4146'],
  [{ score: 5, count: 12_345 }, 'nl-NL', '5', '12.345'],
])('[SH-049] a rating of %j is written in %s as %s from %s', (rating, textLanguage, score, reviews) => {
  expect(ratingValues({ rating, textLanguage })).toEqual({ score, reviews })
})

it('[SH-049] a shop without reviews has no rating', () => {
  expect(ratingValues({ rating: null, textLanguage: 'fr' })).toBeNull()
})
