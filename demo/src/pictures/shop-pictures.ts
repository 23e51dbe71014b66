import { addMissingAssets } from '@escapade/gateway/capabilities/assets/asset-repository'
import { homePictures } from '@escapade/gateway/capabilities/content/home/home-pictures'
import type { Db } from '@escapade/gateway/platform/database/database'
import type { Subject } from '@escapade/illustrator/subjects'
import { drawn } from './album'
import type { Recipe } from './illustration-source'

const themes: Record<string, Subject> = {
  '985': 'restaurant',
  '986': 'spa',
  '27': 'cabin',
  '18': 'coast',
  '33': 'vineyard',
  '31': 'ski',
  '24': 'old-town',
}
const banners: Record<string, Subject> = { '31': 'ski', '27': 'lake' }
const cardSubjects = {
  departure: 'voucher',
  birthday: 'gift-box',
  thanks: 'garden',
  two: 'terrace',
  winter: 'ski',
} satisfies Record<string, Subject>
/** Designs of gift cards in their order; `gift-card/ID` is the picture of each. */
export const giftCards = Object.keys(cardSubjects) as (keyof typeof cardSubjects)[]
const subElements: Record<string, Subject> = {
  standard: 'voucher',
  'sleeve-sea': 'coast',
  'sleeve-lavender': 'lavender',
  'sleeve-celebration': 'gift-box',
  'card-handwritten': 'voucher',
  guide: 'old-town',
  chocolates: 'gift-box',
}

const byName = (subjects: Record<string, Subject>, folder: string, idOf: (name: string) => string) =>
  Object.entries(subjects).map(
    ([name, subject]) => [idOf(name), { subject, key: `${folder}/${name}` }] as [string, Recipe],
  )

/** Pictures that pages refer to by name, and drawings for them until an operator puts a photograph in their place. */
const recipes: [string, Recipe][] = [
  [homePictures.hero, { subject: 'lake', region: 'it', key: 'home/w6' }],
  [homePictures.heroNight, { subject: 'coast', region: 'fr', key: 'home/h5' }],
  ...byName(banners, 'home-banner', homePictures.banner),
  ...byName(themes, 'theme', homePictures.theme),
  ['gift-block', { subject: 'gift-box', key: 'gift-block' }],
  ['gift-block-small', { subject: 'gift-box', key: 'gift-block-small' }],
  ...byName(cardSubjects, 'gift-card', (name) => `gift-card/${name}`),
  ...byName(subElements, 'sub-element', (name) => `sub-element/${name}`),
]

/** Adds the pictures that the shop has wherever it sells; one that is there stays as it is. */
export const seedShopPictures = (db: Db): Promise<void> =>
  addMissingAssets(
    db,
    recipes.map(([id, recipe]) => drawn(recipe, { id, banner: id.startsWith('home/') })),
  )
