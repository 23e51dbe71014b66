import { type KeyWhere, keysWhere } from './criteria-table'

type NumericKey = KeyWhere<{ kind: 'number' }>
type ListKey = KeyWhere<{ kind: 'list' }>
type FlagKey = KeyWhere<{ kind: 'flag' }>
export type PlaceKey = KeyWhere<{ topic: 'place' }>
type TextKey = KeyWhere<{ kind: 'text' | 'day' }>
export type CriteriaValue = string | number | boolean | string[]

/** Criteria of the visitor, as kept in the URL hash. Keys we do not know travel along as strings. */
export type Criteria = { [key in NumericKey]?: number } & { [key in ListKey]?: string[] } & {
  [key in FlagKey]?: boolean
} & { [key in TextKey]?: string } & { [unknownKey: string]: CriteriaValue | undefined }

/** A destination is one of these ids, named by its category, or a point with `lat` and `lng`. */
export const placeKeys = keysWhere({ topic: 'place' })

/** Keys that say where, without those that say how far around. */
export const locationKeys = [...placeKeys, ...keysWhere({ topic: 'point' })]

export const dateKeys = keysWhere({ topic: 'dates' })
export const partyKeys = keysWhere({ topic: 'party' })
