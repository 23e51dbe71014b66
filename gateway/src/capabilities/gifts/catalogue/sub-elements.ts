import type { SubElement, SubElementGroup } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { type Texts, textIn, texts } from '../../../platform/texts/texts'
import { presentPicture } from '../../assets/present-picture'
import type { Pictures } from '../../assets/read-pictures'
import { isPrinted } from './gift-formats'

type Source = Pick<SubElement, 'id' | 'price'> & {
  name: Texts
  mark?: 'default' | 'recommended' | 'ours'
}
type Group = Pick<SubElementGroup, 'categoryId' | 'selection'> & { name: Texts; elements: Source[] }

/** Sleeves (2) and what can go into the parcel (1). The standard sleeve costs nothing and comes first. */
const groups: readonly Group[] = [
  {
    categoryId: 2,
    selection: 'single',
    name: texts('La pochette', 'El estuche', 'De verpakking', 'La custodia', 'The sleeve'),
    elements: [
      {
        id: 'standard',
        name: texts('Standard', 'Estándar', 'Standaard', 'Standard', 'Standard'),
        price: 0,
        mark: 'default',
      },
      {
        id: 'sleeve-sea',
        name: texts('Bord de mer', 'Orilla del mar', 'Aan zee', 'Riva del mare', 'Seaside'),
        price: 500,
        mark: 'recommended',
      },
      {
        id: 'sleeve-lavender',
        name: texts('Lavande', 'Lavanda', 'Lavendel', 'Lavanda', 'Lavender'),
        price: 500,
      },
      {
        id: 'sleeve-celebration',
        name: texts('Jour de fête', 'Día de fiesta', 'Feestdag', 'Giorno di festa', 'Celebration'),
        price: 700,
        mark: 'ours',
      },
    ],
  },
  {
    categoryId: 1,
    selection: 'multiple',
    name: texts('Dans le colis', 'Dentro del paquete', 'In het pakje', 'Nel pacco', 'In the parcel'),
    elements: [
      {
        id: 'card-handwritten',
        name: texts(
          'Carte écrite à la main',
          'Tarjeta escrita a mano',
          'Handgeschreven kaart',
          'Biglietto scritto a mano',
          'Handwritten card',
        ),
        price: 350,
        mark: 'recommended',
      },
      {
        id: 'guide',
        name: texts(
          'Carnet de voyage',
          'Cuaderno de viaje',
          'Reisboekje',
          'Taccuino di viaggio',
          'Travel notebook',
        ),
        price: 900,
      },
      {
        id: 'chocolates',
        name: texts(
          'Ballotin de chocolats',
          'Caja de bombones',
          'Doosje pralines',
          'Scatola di cioccolatini',
          'Box of chocolates',
        ),
        price: 1200,
        mark: 'ours',
      },
    ],
  },
]

/** The asset of each element. */
const pictureOf = (elementId: string) => `sub-element/${elementId}`
export const subElementPictures = groups.flatMap(({ elements }) => elements.map(({ id }) => pictureOf(id)))

/** What printed gifts can be made with; nothing where none are printed (GW-012). */
export function subElementGroups(locale: Locale, pictures: Pictures): SubElementGroup[] {
  if (!isPrinted(locale)) return []
  const language = languageOf(locale)
  return groups.map(({ categoryId, selection, name, elements }) => ({
    categoryId,
    selection,
    name: textIn(name, language),
    elements: elements.map((element) =>
      present(element, {
        categoryId,
        name: textIn(element.name, language),
        src: presentPicture(pictures(pictureOf(element.id)), { language }).url,
      }),
    ),
  }))
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

/** Choosing needs their names and prices alone. */
const noPictures: Pictures = () => undefined

export type SubElementRefusal = 'SUB_ELEMENT_NOT_AVAILABLE' | 'SUB_ELEMENTS_OF_ONE_GROUP'

/** The chosen elements, or why they cannot be had together. */
export function chooseSubElements({
  locale,
  ids,
}: {
  locale: Locale
  ids: string[]
}): { chosen: SubElement[] } | { refusal: SubElementRefusal } {
  const offered = subElementGroups(locale, noPictures)
  const chosen = offered.flatMap(({ elements }) => elements.filter(({ id }) => ids.includes(id)))
  if (chosen.length !== ids.length) return { refusal: 'SUB_ELEMENT_NOT_AVAILABLE' }
  const isTwice = offered.some(
    ({ categoryId, selection }) =>
      selection === 'single' && chosen.filter((element) => element.categoryId === categoryId).length > 1,
  )
  return isTwice ? { refusal: 'SUB_ELEMENTS_OF_ONE_GROUP' } : { chosen }
}
