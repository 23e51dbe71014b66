import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { found, stay } from '../../search/testing/offers-fixture'
import { layers } from './layers'
import { alarm, destination, fail, layer, never, openDates, pass, press, type State, seen } from './on-page'

/** Results and what stands in their place. */
const results: State[] = [
  {
    name: 'results with filters in use',
    hash: 'city=75&stars=4&priceMin=50&c=1&theme=33',
    reach: () => seen('article'),
  },
  { name: 'gifts', flow: 'gifting', reach: () => seen('article'), part: 'form, article, fieldset' },
  { name: 'activities', flow: 'activity', reach: () => seen('article'), part: 'form, article, h1' },
  { name: 'under way', search: never, reach: () => seen('[aria-busy="true"]'), part: '[aria-busy="true"]' },
  {
    name: 'under way for long',
    search: never,
    timed: true,
    reach: async ({ say }) => {
      await pass(10_000)
      expect(screen.getAllByText(say('results.slow'))).not.toHaveLength(0)
    },
    part: '[aria-busy="true"]',
  },
  {
    name: 'nothing found',
    search: () => found(0, []),
    reach: ({ say }) => screen.findByText(say('none.text')),
    part: 'h1, [role="status"]',
  },
  {
    name: 'suggestions beside the criteria',
    hash: 'city=75',
    search: ({ fallbackKey }) => (fallbackKey ? found(3, [stay('9')]) : found(0, [])),
    reach: ({ say }) => screen.findByText(say('fallback.noneExact')),
    part: 'h1, section',
  },
  { name: 'failed', search: fail, reach: ({ say }) => screen.findByText(say('failed.title')), part: alarm },
  {
    name: 'offline',
    reach: async ({ setHash, hash }) => {
      await seen('article')
      act(() => onlineManager.setOnline(false))
      setHash(`${hash()}&stars=5`)
      await seen(alarm)
    },
    part: alarm,
  },
  { name: 'for agents', visit: { customerCare: true }, reach: () => seen('aside details li'), part: 'aside' },
]

/** Sheets that cover the results on a phone. */
const sheets: Pick<State, 'name' | 'hash' | 'reach'>[] = [
  {
    name: 'all filters open',
    hash: 'city=76',
    reach: async ({ say }) => {
      await press(say('filters.title'))
      await seen('dialog [type="checkbox"]')
    },
  },
  {
    name: 'the orders open',
    reach: async ({ say }) => {
      await press(say('actions.sort'))
      await seen('dialog [type="radio"]')
    },
  },
  {
    name: 'the search open',
    reach: async ({ say }) => {
      await press(say('summary.change'))
      await seen('dialog form')
    },
  },
  {
    name: 'the destination open',
    reach: async () => {
      fireEvent.click(destination())
      await seen('dialog [role="listbox"]')
    },
  },
  {
    name: 'the calendar open',
    reach: async () => {
      await openDates()
      await seen('dialog [role="grid"]')
    },
  },
]
const onPhone: State[] = sheets.map((state) => ({
  ...state,
  name: `${state.name} on a phone`,
  phone: true,
  part: layer,
}))

export const states: readonly State[] = [...results, ...layers, ...onPhone]
