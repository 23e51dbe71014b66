import { answer } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getProductPrice, getQuote, getUpsells } from '@escapade/shared-contracts/api/stays/quotes'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { findCard } from '../testing/booking-card'
import { priceInfo, quote } from '../testing/booking-fixture'
import { line } from '../testing/product-fixture'
import { installObserver, renderProduct } from '../testing/render-product'

beforeEach(() => installObserver())

const fourNights = 'checkin=2026-12-04&checkout=2026-12-08&nights=4'
const quoted = (given: Partial<Quote>) => answer(getQuote, () => quote(given))
const termsOf = (type: 'FLEXIBLE' | 'PARTIAL' | 'NCNR', until: string | null) => ({
  cancellationPolicy: {
    type,
    cancellable: type !== 'NCNR',
    cancellationDeadline: until,
    cancellableUntil: until,
  },
})

describe('the programme', () => {
  const programme = async () => within(await screen.findByRole('region', { name: 'Your stay includes' }))

  it('[PR-031] is that of the quote, night by night', async () => {
    const dinners = line({ type: 'DINNER', title: 'Dinner by the fire', repeated: 4 })
    renderProduct({
      hash: fourNights,
      stay: { programLine: [line({ type: 'DINNER', title: 'Dinner by the fire', repeated: 1 })] },
      api: [quoted({ programLineList: [dinners], priceInfo: priceInfo({ nights: 4 }) })],
    })
    await waitFor(async () =>
      expect((await programme()).getByText(/Saturday, December 5 .* Monday, December 7/)).toBeVisible(),
    )
    expect((await programme()).getAllByText('Dinner by the fire').length).toBe(2)
  })

  it('[PR-031] names no dates that cannot be had', async () => {
    renderProduct({
      hash: fourNights,
      api: [quoted({ bookable: false, priceInfo: null, reason: 'SOLD_OUT' })],
    })
    await (await findCard()).findByText('Sorry, no availability on your dates')
    expect((await programme()).getByText('Day 1')).toBeVisible()
    expect((await programme()).queryByText(/December/)).toBeNull()
  })
})

describe('the wallet', () => {
  const isOffered = async (given: Partial<Quote>, text: string | RegExp) => {
    const observer = installObserver()
    const { record } = renderProduct({ hash: fourNights, api: [quoted(given)] })
    const card = await findCard()
    await waitFor(() => expect(card.getAllByText(text)[0]).toBeVisible())
    act(() => {
      for (const slot of document.querySelectorAll('[data-when="seen"]')) observer.report(slot, true)
    })
    return record.fragments.some(({ fragment }) => fragment === 'mf-checkout-helpers/wallet')
  }

  it('[CH-007] pays what can be booked, and is not offered for dates that cannot be had', async () => {
    expect(await isOffered({}, 'To pay now')).toBe(true)
    cleanup()
    const soldOut = { bookable: false, priceInfo: null, reason: 'SOLD_OUT' } as const
    expect(await isOffered(soldOut, 'Sorry, no availability on your dates')).toBe(false)
  })
})

describe('a price that is not known', () => {
  const failing = answer(getProductPrice, () => {
    throw new ApiError({ kind: 'http', status: 500 })
  })

  it('[PR-061] is not made up for another party', async () => {
    renderProduct({ hash: 'a=4', api: [failing] })
    await (await findCard()).findByText('4 adults')
    await waitFor(async () => expect((await findCard()).queryByText(/€/)).toBeNull())
    expect(screen.queryByText(/best price/)).toBeNull()
  })

  it('[PR-061] is that of the description for two', async () => {
    renderProduct({ hash: 'a=2', api: [failing] })
    expect(await (await findCard()).findByText(/^From/)).toBeVisible()
  })
})

it.each([
  ['a=0&c=99', '1 adult, 10 children'],
  ['a=-1', '1 adult'],
])('[SC-001] a party that is not sold (%s) is not asked for', async (hash, party) => {
  renderProduct({ hash })
  expect(await (await findCard()).findByText(party)).toBeVisible()
})

it('[PR-016] extras are asked for the party and the nights', async () => {
  const asked: unknown[] = []
  const upsells = answer(getUpsells, ({ query }) => {
    asked.push(query)
    return []
  })
  renderProduct({ hash: `${fourNights}&a=4`, api: [upsells] })
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ nights: 4, adult: 4 }))
})

describe('the words about cancelling', () => {
  it.each([
    [
      'FLEXIBLE',
      '2026-12-02T18:00:00',
      ['Free cancellation', '100% comes back', /^Free modification or full refund/],
    ],
    [
      'PARTIAL',
      '2026-12-02T18:00:00',
      ['Partly refundable (50%)', '50% comes back', /^Free modification or partial refund/],
    ],
    ['FLEXIBLE', null, ['Non-refundable', 'Non-exchangeable and non-refundable.']],
    ['NCNR', null, ['Non-refundable', 'Non-exchangeable and non-refundable.']],
  ] as const)('[PR-045] [PR-046] of %s until %s', async (type, until, words) => {
    renderProduct({ hash: fourNights, api: [quoted(termsOf(type, until))] })
    const section = within(await screen.findByRole('region', { name: 'Cancellation' }))
    for (const text of words) expect(await section.findByText(text)).toBeVisible()
  })
})
