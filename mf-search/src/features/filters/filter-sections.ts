import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import {
  type CriteriaKey,
  type CriteriaRow,
  type FilterSection,
  type KeyWhere,
  keysWhere,
  rowOf,
  type SectionOf,
} from '@escapade/shared-contracts/criteria/criteria-table'
import { isKeyOfFlow } from '@escapade/shared-contracts/criteria/search-filters'
import {
  type FilterDropdown,
  filterDropdowns,
} from '@escapade/shared-contracts/rules/search/filter-dropdowns'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { hasPlace } from '../../search/criteria/place'

/** Behind which button of the bar each section stands, in the order of the full dialog (SE-028). */
const menuOf: Record<FilterSection, FilterDropdown> = {
  price: 'price',
  activities: 'activities',
  facilities: 'facilities',
  distance: 'distance',
  freeCancellation: 'more',
  lastRooms: 'more',
  score: 'more',
  stars: 'more',
  hotelTypes: 'more',
  hotelEnvironments: 'more',
  hotelStyles: 'more',
}
export const filterSections = Object.keys(menuOf) as FilterSection[]

/** Keys of the hash that a section sets. */
export const keysOf = Object.fromEntries(
  filterSections.map((section) => [section, keysWhere({ section })]),
) as Record<FilterSection, CriteriaKey[]>

/** Sections of one kind, each with its key of the hash, which is also the one of the search answer. */
const sectionKeys = <Key extends CriteriaKey>(kind: CriteriaRow['kind']) =>
  Object.fromEntries(
    keysWhere({ kind }).flatMap((key) => {
      const section = rowOf(key)?.section
      return section ? [[section, key]] : []
    }),
  ) as Record<SectionOf<Key>, Key>

type ListFilterKey = KeyWhere<{ kind: 'list'; section: string }>
/** Sections with values to tick. */
export type ListSection = SectionOf<ListFilterKey>
export const listKeyOf = sectionKeys<ListFilterKey>('list')
export const isList = (section: FilterSection): section is ListSection => section in listKeyOf

type FlagFilterKey = KeyWhere<{ kind: 'flag'; section: string }>
/** Sections with one box to tick. */
export type FlagSection = SectionOf<FlagFilterKey>
export const flagKeyOf = sectionKeys<FlagFilterKey>('flag')
export const isFlag = (section: FilterSection): section is FlagSection => section in flagKeyOf

const behind = (menu: FilterDropdown) => filterSections.filter((section) => menuOf[section] === menu)

/** Sections behind each button of the filter bar. */
export const sectionsOf: Record<FilterDropdown, readonly FilterSection[]> = {
  activities: behind('activities'),
  price: behind('price'),
  distance: behind('distance'),
  facilities: behind('facilities'),
  more: behind('more'),
}

/** Rooms left are known of days: without dates nothing could be found. */
const isOffered = (section: FilterSection, { checkin, when, lastRooms }: Criteria) =>
  section !== 'lastRooms' || lastRooms === true || Boolean(checkin ?? when)

/** The sections of the flow: the dialog shows what the bar shows (D39). */
export function sectionsFor({ flow, criteria }: { flow: Flow; criteria: Criteria }): FilterSection[] {
  const menus = filterDropdowns({ flow, hasPlace: hasPlace(criteria) })
  return filterSections.filter(
    (section) =>
      menus.includes(menuOf[section]) &&
      keysOf[section].every((key) => isKeyOfFlow(key, flow)) &&
      isOffered(section, criteria),
  )
}
