import type { Lodging } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { boardOf, isMeal } from '@escapade/shared-contracts/rules/stays/board'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { type ContentLanguage, textIn } from '../../platform/texts/texts'
import { type PartySize, roomsForParty } from '../../pricing/stay-price'
import type { StoredRoom } from './catalogue-repository'
import type { ProgramPart } from './catalogue-tables'
import { catalogueTexts } from './texts/texts'

/** Meals of a programme, without their words. */
export type Meal = Pick<ProgramPart, 'type' | 'nightly' | 'repeated'>

/** A room in the visitor's language, with the meals of the package that is sold in it. */
export type LodgedIn = {
  room: string
  bedding: string
  capacity: number
  /** Most guests with extra beds: it decides how many rooms a party takes. */
  maxCapacity: number
  meals: readonly Meal[]
}

/** Room, beds, number of rooms and board of an offer for a party; null where the party cannot be lodged. */
export function lodgingOf(
  { room, bedding, capacity, maxCapacity, meals }: LodgedIn,
  { party, nights, locale }: { party: PartySize; nights: number; locale: Locale },
): Lodging | null {
  const rooms = roomsForParty({ party, capacity: maxCapacity })
  const lines = meals.map(({ type, nightly, repeated }) => ({ type, repeated: nightly ? nights : repeated }))
  if (rooms === null) return null
  const board = boardOf({ lines, nights })
  return { room, bedding, capacity, rooms, board, meals: catalogueTexts(locale)(`meals.${board}`) }
}

/** As it is stored, in a language. */
export const lodgedInStored = (
  room: Pick<StoredRoom, 'titles' | 'bedding' | 'capacity' | 'maxCapacity'>,
  { program }: { program: readonly Meal[] },
  language: ContentLanguage,
): LodgedIn => ({
  room: textIn(room.titles, language),
  bedding: textIn(room.bedding, language),
  capacity: room.capacity,
  maxCapacity: room.maxCapacity,
  meals: program,
})

/** Short names of what is included. An offer without a meal says so: the visitor compares boards by this line. */
export const includedOf = (
  { included, program }: { included: readonly string[]; program: readonly Meal[] },
  locale: Locale,
): string[] => (program.some(isMeal) ? [...included] : [...included, catalogueTexts(locale)('roomOnly')])
