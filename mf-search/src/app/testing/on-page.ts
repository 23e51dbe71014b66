import type { InShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { found, stay } from '../../search/testing/offers-fixture'

export type State = {
  name: string
  flow?: Flow
  hash?: string
  phone?: true
  visit?: Partial<Visit>
  search?: (request: OffersRequest) => OffersAnswer | Promise<OffersAnswer>
  /** Time stands still until the state is reached: see `pass`. */
  timed?: true
  /** Leads to the state from the page as it opens. */
  reach: (shown: InShell) => Promise<unknown>
  /** Part that is new in this state; the rest of the page is that of the results. Absent: all of it is new. */
  part?: string
}

const several = { ...stay('1'), weekendIds: ['1', '2'] }
const facet = (id: string, label: string, count: number) => ({ id, label, count })
const facets = {
  tags: [facet('spa', 'Spa', 9)],
  facilities: [facet('pool', 'Pool', 0)],
  stars: [facet('4', '4', 3)],
  themes: [facet('33', 'Wine', 3)],
  hotelScore: [facet('9', '9', 0), facet('8', '8', 4), facet('7', '7', 9)],
  price: { min: 8_900, max: 31_000, stepCents: 2_000, steps: [0, 0, 0, 0, 3, 1, 0, 0, 2, 0, 0, 1, 4, 2, 5] },
}
export const plenty = () => found(60, [several], facets)
export const never = () => new Promise<never>(() => {})
export const fail = () => {
  throw new ApiError({ kind: 'http', status: 500 })
}
/** Results, but no answer like this for the offers of one of their hotels. */
export const butOfOneHotel =
  (answer: () => OffersAnswer | Promise<OffersAnswer>) =>
  ({ searchCriterias }: OffersRequest) =>
    searchCriterias.hotelId ? answer() : plenty()

/** By name and not by role, which takes long on a whole page; axe looks at the roles. */
export const press = async (name: string, selector = 'button') =>
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
export const seen = (selector: string) =>
  waitFor(() => expect(document.querySelector(selector)).not.toBeNull())
export const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))
export const openDates = () => press('', '[role="combobox"][aria-haspopup="dialog"]')
export const openOffers = () => press('', 'article p button[aria-haspopup="dialog"]')
export const destination = () =>
  document.querySelector<HTMLElement>('[role="combobox"][aria-autocomplete]') as HTMLElement

export const dropdown = '[role="dialog"]'
export const layer = 'dialog'
export const alarm = '[role="alert"]'
