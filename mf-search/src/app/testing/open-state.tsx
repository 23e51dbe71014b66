import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { fetchTexts } from '@escapade/remote-kit/runtime/texts'
import {
  getActivityDestinations,
  searchActivities,
} from '@escapade/shared-contracts/api/activities/activities'
import { getStaticPage } from '@escapade/shared-contracts/api/content/content'
import { getGiftPrices } from '@escapade/shared-contracts/api/gifts/gifts'
import { getAutocomplete, getPlace, getRecommended } from '@escapade/shared-contracts/api/search/destinations'
import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { getSearchCalendar, getSearchHelp, searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { WayOut } from '@escapade/shared-contracts/api/search/search-help-schemas'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { onlineManager } from '@tanstack/react-query'
import { act, configure } from '@testing-library/react'
import { loadTexts } from '../../locales/load-texts'
import { activitiesFound } from '../../search/testing/activities-fixture'
import { leavePhone, pretendPhone } from '../../search/testing/on-phone'
import { App } from '../App'
import { plenty, type State } from './on-page'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

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
const rankingPage = {
  id: 'how-we-rank',
  title: 'How we rank',
  html: '<p>The travellers’ score first.</p>',
  pageModel: { title: '', description: '', index: true, follow: true },
}
const oneWay: WayOut = { changes: [{ kind: 'flex', flex: 3 }], count: 4, price: 18_900 }
const calendar = {
  days: { '2026-12-04': { price: 18_900, bestPriceOfTheMonth: true, minLos: 1 } },
  minMonth: '2026-11',
  maxMonth: '2027-11',
  longest: { stay: 7, hotelOnly: 14 },
}

/** Answers are kept from one mount to the next: each state asks for a place of its own, those of one hotel for a party. */
const placeOf = ({ name, hash = '' }: State) => `country=${encodeURIComponent(name)}&${hash}`

/** Shows the search in a state, in a language. */
export async function openState(locale: Locale, state: State) {
  const { flow = 'booking', search = plenty, phone, timed, visit, reach } = state
  if (phone) pretendPhone()
  if (timed) jest.useFakeTimers()
  const textLanguage = locale.replace('_', '-')
  const shown = renderInShell(<App />, {
    texts: { search: await fetchTexts(loadTexts, textLanguage) },
    hash: placeOf(state),
    location: { path: '/search', query: { flow } },
    visit: { ...visit, locale, textLanguage },
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) => search(body)),
      answer(getSearchHelp, () => ({ ways: [oneWay], babiesPerRoom: 2 })),
      answer(searchActivities, () => activitiesFound(1)),
      answer(getActivityDestinations, () => []),
      answer(getAutocomplete, () => ({ suggestions: [beaune] })),
      answer(getPlace, () => beaune),
      answer(getRecommended, () => ({ suggestions: [beaune] })),
      answer(getStaticPage, () => rankingPage),
      answer(getSearchCalendar, () => calendar),
      answer(getGiftPrices, () => [1, 2].map((nights) => ({ nights, sellPrice: 9_000 * nights }))),
    ],
  })
  await reach(shown)
  jest.useRealTimers()
}

/** Sets up the ground of every state. Call it once per file. */
export function prepareStates(): void {
  beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }))
  beforeEach(() => {
    const recent = [{ id: '21', label: 'Dijon', category: 'city' }]
    localStorage.setItem('escapade.recent-searches', JSON.stringify(recent))
    const getCurrentPosition = (_told: PositionCallback, refused: () => void) => refused()
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  })
  afterEach(() => {
    leavePhone()
    jest.useRealTimers()
    act(() => onlineManager.setOnline(true))
  })
}
