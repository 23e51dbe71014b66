import {
  answer,
  type FakeAnswer,
  type InShellOptions,
  renderInShell,
} from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { getAvailabilities, getCheckoutNights } from '@escapade/shared-contracts/api/stays/availability'
import { getActivityImages, getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import {
  getProductOffers,
  getProductPrice,
  getQuote,
  getUpsells,
} from '@escapade/shared-contracts/api/stays/quotes'
import { getReviews } from '@escapade/shared-contracts/api/stays/reviews'
import { App } from '../app/App'
import en from '../locales/en.json'
import { fromPrice, openDays, quote } from './booking-fixture'
import { product } from './product-fixture'

/** Every call of the page answered; a test puts its own answers before these. */
const calm: FakeAnswer[] = [
  answer(getProductPrice, () => fromPrice()),
  answer(getQuote, () => quote()),
  answer(getAvailabilities, () => openDays),
  answer(getCheckoutNights, () => [1, 2]),
  answer(getProductOffers, () => []),
  answer(getUpsells, () => []),
  answer(getActivityImages, () => []),
  answer(getReviews, () => ({ totalCount: 0, score: null, list: [], details: [] })),
  answer(searchOffers, () => ({ exactMatch: [] }) as never),
]

type Options = Omit<InShellOptions, 'texts'> & { stay?: Partial<StayDetail> }

/** The page of stay 7 as the shell would show it. */
export function renderProduct({ stay, api = [], ...options }: Options = {}) {
  const detail = answer(getStayDetail, () => product(stay))
  return renderInShell(<App />, {
    location: { path: '/product/7' },
    ...options,
    texts: { product: en },
    api: [...api, detail, ...calm],
  })
}

/** jsdom lays nothing out: what is observed is in view when a test says so. */
export function installObserver() {
  const observers: { callback: IntersectionObserverCallback; elements: Element[]; threshold: unknown }[] = []
  class FakeObserver {
    elements: Element[] = []
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      observers.push({ callback, elements: this.elements, threshold: options?.threshold })
    }
    observe(element: Element) {
      this.elements.push(element)
    }
    disconnect() {
      this.elements.length = 0
    }
  }
  window.IntersectionObserver = FakeObserver as never
  const report = (target: Element, isIntersecting: boolean, top = 0) => {
    const entry = { target, isIntersecting, boundingClientRect: { top } }
    for (const { callback, elements } of [...observers])
      if (elements.includes(target)) callback([entry as never], null as never)
  }
  return { observers, report }
}
