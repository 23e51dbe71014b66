import type { SubElement, SubElementGroup } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Pictures } from '../../assets/public'
import { presentPicture } from '../../assets/public'
import type en from '../texts/en.json'
import { giftTexts } from '../texts/texts'
import { isPrinted } from './gift-formats'

type Source = Pick<SubElement, 'price'> & {
  id: keyof typeof en.packingItems
  mark?: 'default' | 'recommended' | 'ours'
}
type Group = Pick<SubElementGroup, 'categoryId' | 'selection'> & {
  key: keyof typeof en.packing
  elements: Source[]
}

/**
 * Sleeves (2) and what can go into the parcel (1). The standard sleeve costs nothing and comes first; each of the others
 * is offered by a shop that has a picture of it.
 */
const groups: readonly Group[] = [
  {
    categoryId: 2,
    key: 'sleeves',
    selection: 'single',
    elements: [
      {
        id: 'standard',
        price: 0,
        mark: 'default',
      },
      {
        id: 'sleeve-sea',
        price: 500,
        mark: 'recommended',
      },
      {
        id: 'sleeve-lavender',
        price: 500,
      },
      {
        id: 'sleeve-celebration',
        price: 700,
        mark: 'ours',
      },
    ],
  },
  {
    categoryId: 1,
    key: 'parcel',
    selection: 'multiple',
    elements: [
      {
        id: 'card-handwritten',
        price: 350,
        mark: 'recommended',
      },
      {
        id: 'guide',
        price: 900,
      },
      {
        id: 'chocolates',
        price: 1200,
        mark: 'ours',
      },
    ],
  },
]

/** The asset of each element. */
const pictureOf = (elementId: string) => `sub-element/${elementId}`
export const subElementPictures = groups.flatMap(({ elements }) => elements.map(({ id }) => pictureOf(id)))

/** Sleeves and things that printed gifts can be made with; nothing where none are printed (GW-012). */
export function subElementGroups(locale: Locale, pictures: Pictures): SubElementGroup[] {
  if (!isPrinted(locale)) return []
  const say = giftTexts(locale)
  const isOffered = ({ id, mark }: Source) => mark === 'default' || pictures(pictureOf(id)) !== undefined
  return groups
    .map(({ categoryId, selection, key, elements }) => ({
      categoryId,
      selection,
      name: say(`packing.${key}`),
      elements: elements.filter(isOffered).map((element) =>
        present(element, {
          categoryId,
          name: say(`packingItems.${element.id}`),
          src: presentPicture(pictures(pictureOf(element.id)), { language: languageOf(locale) }).url,
        }),
      ),
    }))
    .filter(({ elements }) => elements.length > 0)
}

const present = (
  { id, price, mark }: Source,
  { categoryId, name, src }: { categoryId: number; name: string; src: string },
) => ({
  id,
  name,
  image: { src, alt: name },
  price,
  isRecommended: mark === 'recommended',
  isDefault: mark === 'default',
  recommendedByWed: mark === 'ours',
  categoryId,
})

export type SubElementRefusal = 'SUB_ELEMENT_NOT_AVAILABLE' | 'SUB_ELEMENTS_OF_ONE_GROUP'

/** The chosen elements, or why they cannot be had together. */
export function chooseSubElements({
  locale,
  ids,
  pictures,
}: {
  locale: Locale
  ids: string[]
  pictures: Pictures
}): { chosen: SubElement[] } | { refusal: SubElementRefusal } {
  const offered = subElementGroups(locale, pictures)
  const chosen = offered.flatMap(({ elements }) => elements.filter(({ id }) => ids.includes(id)))
  if (chosen.length !== ids.length) return { refusal: 'SUB_ELEMENT_NOT_AVAILABLE' }
  const isTwice = offered.some(
    ({ categoryId, selection }) =>
      selection === 'single' && chosen.filter((element) => element.categoryId === categoryId).length > 1,
  )
  return isTwice ? { refusal: 'SUB_ELEMENTS_OF_ONE_GROUP' } : { chosen }
}
