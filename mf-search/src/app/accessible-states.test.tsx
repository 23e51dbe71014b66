import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { pickTexts } from '@escapade/remote-kit/runtime/texts'
import { getActivityDestinations, searchActivities } from '@escapade/shared-contracts/api/activities'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getAutocomplete, getPlace, getRecommended } from '@escapade/shared-contracts/api/destinations'
import type { Suggestion } from '@escapade/shared-contracts/api/destinations-schemas'
import { searchOffers } from '@escapade/shared-contracts/api/search'
import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search-schemas'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { type Locale, locales } from '@escapade/shared-contracts/rules/locale'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { activitiesFound } from '../search/testing/activities-fixture'
import { expectAccessible } from '../search/testing/expect-accessible'
import { found, stay } from '../search/testing/offers-fixture'
import { leavePhone, pretendPhone } from '../search/testing/on-phone'
import { App } from './App'
import { texts } from './texts'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

type Say = (key: string) => string
type State = {
  name: string
  flow?: Flow
  hash?: string
  phone?: true
  search?: (request: OffersRequest) => OffersAnswer | Promise<OffersAnswer>
  /** Leads to the state from the page as it opens. */
  reach: (say: Say) => Promise<unknown>
}

const several = { ...stay('1'), weekendIds: ['1', '2'] }
const facets = {
  tags: [{ id: 'spa', label: 'Spa', count: 9 }],
  facilities: [{ id: 'pool', label: 'Pool', count: 0 }],
  stars: [{ id: '4', label: '4', count: 3 }],
}
const beaune: Suggestion = {
  id: '75',
  category: 'city',
  label: 'Beaune',
  value: 'Beaune',
  detail: 'Burgundy, France',
  latitude: 47,
  longitude: 4.8,
  count: 12,
}

/** By name and not by role, which takes long on a whole page; axe looks at the roles. */
const press = async (name: string, selector = 'button') =>
  fireEvent.click(
    await waitFor(() => {
      const candidates = [...document.querySelectorAll<HTMLElement>(selector)]
      const wanted = candidates.find((element) => nameOf(element).startsWith(beginning(name)))
      if (!wanted) throw new Error(`There is no ${selector} ${name}`)
      return wanted
    }),
  )
const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent ?? ''
/** A text up to its first placeholder. */
const beginning = (text: string) => (text.split('{{')[0] ?? '').trim()
const seen = (selector: string) => waitFor(() => expect(document.querySelector(selector)).not.toBeNull())

const states: State[] = [
  {
    name: 'results with filters in use',
    hash: 'city=75&stars=4&priceMin=50&c=1',
    reach: () => seen('article'),
  },
  { name: 'gifts', flow: 'gifting', reach: () => seen('article') },
  { name: 'activities', flow: 'activity', reach: () => seen('article') },
  {
    name: 'under way',
    search: () => new Promise(() => {}),
    reach: (say) => screen.findAllByText(say('results.loading')),
  },
  { name: 'nothing found', search: () => found(0, []), reach: (say) => screen.findByText(say('none.text')) },
  {
    name: 'suggestions beside the criteria',
    hash: 'city=75',
    search: ({ fallbackKey }) => (fallbackKey ? found(3, [stay('9')]) : found(0, [])),
    reach: (say) => screen.findByText(say('fallback.noneExact')),
  },
  {
    name: 'failed',
    search: () => {
      throw new ApiError({ kind: 'http', status: 500 })
    },
    reach: (say) => screen.findByText(say('failed.title')),
  },
  {
    name: 'a filter menu open',
    reach: async (say) => {
      await press(say('filters.menu.more'))
      await seen('[role="dialog"] [type="checkbox"]')
    },
  },
  {
    name: 'all filters open on a phone',
    phone: true,
    hash: 'city=76',
    reach: async (say) => {
      await press(say('filters.title'))
      await seen('dialog [type="checkbox"]')
    },
  },
  {
    name: 'the orders open on a phone',
    phone: true,
    reach: async (say) => {
      await press(say('actions.sort'))
      await seen('dialog [type="radio"]')
    },
  },
  {
    name: 'the calendar open',
    hash: 'checkin=2026-12-05&checkout=2026-12-07&nights=2',
    reach: async () => {
      await press('', '[role="combobox"][aria-haspopup="dialog"]')
      await seen('[role="dialog"] [role="grid"]')
    },
  },
  {
    name: 'suggested places open',
    reach: async () => {
      const field = screen.getAllByRole('combobox')[0] ?? document.body
      fireEvent.focus(field)
      fireEvent.change(field, { target: { value: 'bea' } })
      await seen('[role="option"]')
    },
  },
  {
    name: 'the travellers open',
    reach: async () => {
      await press('', '[aria-labelledby$="-party"]')
      await seen('[role="dialog"] [role="group"], [role="dialog"] fieldset')
    },
  },
  {
    name: 'the offers of a hotel open',
    reach: async () => {
      await press('', 'article button[aria-haspopup="dialog"]')
      await seen('dialog article, dialog li a')
    },
  },
]

/** Answers are kept from one mount to the next: each state asks for a place of its own, a town before a country. */
const placeOf = ({ name, hash = '' }: State) => `country=${encodeURIComponent(name)}&${hash}`

async function open(locale: Locale, state: State) {
  const { flow = 'booking', search, phone, reach } = state
  if (phone) pretendPhone()
  const textLanguage = locale.replace('_', '-')
  const { say } = renderInShell(<App />, {
    texts: { search: pickTexts(texts, textLanguage) },
    hash: placeOf(state),
    location: { path: '/search', query: { flow } },
    visit: { locale, textLanguage },
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) =>
        search ? search(body) : found(60, [several], facets),
      ),
      answer(searchActivities, () => activitiesFound(1)),
      answer(getActivityDestinations, () => []),
      answer(getAutocomplete, () => ({ suggestions: [beaune] })),
      answer(getPlace, () => beaune),
      answer(getRecommended, () => ({ suggestions: [beaune] })),
    ],
  })
  await reach(say)
}

afterEach(leavePhone)

describe.each(locales)('the search in %s can be used by everyone', (locale) => {
  it.each(states)('[SE-061] $name', async (state) => {
    await open(locale, state)
    await expectAccessible()
  })
})
