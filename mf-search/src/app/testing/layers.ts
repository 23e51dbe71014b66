import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { fireEvent, screen } from '@testing-library/react'
import { found } from '../../search/testing/offers-fixture'
import {
  butOfOneHotel,
  destination,
  dropdown,
  fail,
  layer,
  never,
  openDates,
  openOffers,
  plenty,
  press,
  type State,
  seen,
} from './on-page'

const here = { lat: 47, lng: 4.8, weekendIds: ['1'] }
/** Results, and this for the map of them. */
const onMap =
  (answer: () => OffersAnswer) =>
  ({ performMapSearch }: OffersRequest) =>
    performMapSearch ? answer() : plenty()

/** Layers that open over the results on a wide screen. */
export const layers: readonly State[] = [
  {
    name: 'a filter menu open',
    reach: async ({ say }) => {
      await press(say('filters.menu.more'))
      await seen('[role="dialog"] [type="checkbox"]')
    },
    part: dropdown,
  },
  {
    name: 'a filter menu whose counts failed',
    search: fail,
    reach: async ({ say }) => {
      await press(say('filters.menu.more'))
      await seen('[role="dialog"] [role="alert"]')
    },
    part: dropdown,
  },
  {
    name: 'the prices open',
    reach: async ({ say }) => {
      await press(say('filters.menu.price'))
      await seen('[role="dialog"] fieldset > svg')
    },
    part: dropdown,
  },
  {
    name: 'the calendar open',
    hash: 'checkin=2026-12-05&checkout=2026-12-07&nights=2',
    reach: async () => {
      await openDates()
      await seen('[role="dialog"] [role="grid"]')
    },
    part: dropdown,
  },
  {
    name: 'the calendar with prices open',
    visit: { flags: { calendarPrices: true, popularDates: true } },
    reach: async () => {
      await openDates()
      await seen('[role="dialog"] aside')
    },
    part: dropdown,
  },
  {
    name: 'suggested places open',
    reach: async () => {
      fireEvent.focus(destination())
      fireEvent.change(destination(), { target: { value: 'bea' } })
      await seen('[role="option"]')
    },
    part: 'form',
  },
  {
    name: 'recent and popular places open',
    reach: async () => {
      fireEvent.focus(destination())
      await seen('[role="listbox"] [role="group"] + [role="group"]')
    },
    part: 'form',
  },
  {
    name: 'the position of the visitor is unknown',
    reach: async ({ say }) => {
      fireEvent.focus(destination())
      await press(say('ui:destination.around'), '[role="option"]')
      await screen.findByText(say('box.noLocation'))
    },
    part: 'form',
  },
  {
    name: 'the travellers open',
    reach: async () => {
      await press('', '[aria-labelledby$="-party"]')
      await seen('[role="dialog"] fieldset')
    },
    part: dropdown,
  },
  {
    name: 'the offers of a hotel open',
    reach: async () => {
      await openOffers()
      await seen('dialog li a')
    },
    part: layer,
  },
  {
    name: 'the offers of a hotel under way',
    hash: 'a=3',
    search: butOfOneHotel(never),
    reach: async () => {
      await openOffers()
      await seen('dialog [role="status"]')
    },
    part: layer,
  },
  {
    name: 'the offers of a hotel that has none',
    hash: 'a=4',
    search: butOfOneHotel(() => found(0, [])),
    reach: async ({ say }) => {
      await openOffers()
      await screen.findByText(say('offers.none'))
    },
    part: layer,
  },
  {
    name: 'the offers of a hotel failed',
    hash: 'a=5',
    search: butOfOneHotel(fail),
    reach: async () => {
      await openOffers()
      await seen('dialog [role="alert"]')
    },
    part: layer,
  },
  {
    name: 'how we rank open',
    reach: async ({ say }) => {
      await press(say('results.howWeRank'), 'a')
      await seen('dialog p')
    },
    part: layer,
  },
  {
    name: 'the map open',
    search: onMap(() => ({
      ...plenty(),
      map: [{ id: 'h1', label: 'Hotel 1', price: 9_000, ...here }],
    })),
    reach: async ({ say }) => {
      await press(say('actions.map'))
      await press('Hotel 1', '[role="application"] button')
      await seen('dialog article')
    },
    part: layer,
  },
  {
    name: 'the map failed',
    hash: 'a=6',
    search: onMap(fail),
    reach: async ({ say }) => {
      await press(say('actions.map'))
      await seen('dialog [role="alert"]')
    },
    part: layer,
  },
]
