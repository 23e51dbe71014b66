import * as z from 'zod/mini'
import { filterKeys } from '../../criteria/search-filters'
import { flexBounds, mostNights } from '../../rules/dates/stay-nights'
import { partyBounds } from '../../rules/party/change-party'
import { Cents, FlowName, Id, LocaleCode } from '../common-schemas'
import { SearchCriterias } from './search-schemas'

/** A search that finds nothing, or too little. */
export const SearchHelpRequest = z.object({
  locale: LocaleCode,
  flow: z._default(FlowName, 'booking'),
  searchCriterias: SearchCriterias,
})
export type SearchHelpRequest = z.input<typeof SearchHelpRequest>

/** One wish of a search that gives way. */
export const SearchChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('without'),
    /** `priceMax` stands for both bounds of the price. */
    key: z.enum([...filterKeys, 'place', 'dates']),
    /** One value of a list of which all have to be there; absent: the wish altogether. */
    value: z.optional(Id),
  }),
  z.object({ kind: z.literal('night'), night: z.int().check(z.minimum(1), z.maximum(mostNights)) }),
  /** Days around those that were chosen. */
  z.object({
    kind: z.literal('flex'),
    flex: z.int().check(z.minimum(flexBounds.min), z.maximum(flexBounds.max)),
  }),
  z.object({ kind: z.literal('distanceMax'), distanceMax: z.number() }),
  z.object({
    kind: z.literal('adult'),
    adult: z.int().check(z.minimum(partyBounds.adult.min), z.maximum(partyBounds.adult.max)),
  }),
  /** Dates and place as they are, among nights alone or among stays. */
  z.object({ kind: z.literal('flow'), flow: FlowName }),
])
export type SearchChange = z.infer<typeof SearchChange>

/** Changes that together find something: as many hotels as the search with them would, and their lowest price. */
export const WayOut = z.object({
  changes: z.array(SearchChange),
  count: z.int(),
  price: Cents,
})
export type WayOut = z.infer<typeof WayOut>

export const SearchHelp = z.object({
  /** The fewest changes first. */
  ways: z.array(WayOut),
  /** Present where no room takes the party, however many it books: babies that one room takes. */
  babiesPerRoom: z.optional(z.int()),
})
export type SearchHelp = z.infer<typeof SearchHelp>
