import { answer } from '@escapade/remote-kit/runtime/testing'
import { getUpsells } from '@escapade/shared-contracts/api/stays/quotes'
import type { Upsell } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installObserver, renderProduct } from '../../testing/render-product'
import { readExtra } from './extra'

const upsell = (given: Partial<Upsell> = {}): Upsell => ({
  id: '8',
  label: 'Massage',
  priceDifference: 8400,
  priceDifferencePerLos: {},
  programLines: [],
  activityIds: [],
  imagesBySize: {},
  ...given,
})

beforeEach(() => {
  installObserver()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
const show = (extra: Upsell, hash = '') => renderProduct({ hash, api: [answer(getUpsells, () => [extra])] })

describe('readExtra', () => {
  it('[PR-016] knows the difference for the nights', () => {
    const extra = upsell({ priceDifferencePerLos: { '2': 9900 } })
    expect(readExtra(extra, 2).differenceCents).toBe(9900)
    expect(readExtra(extra, 3).differenceCents).toBe(8400)
  })
})

describe('extras', () => {
  it('[PR-016] [PR-017] says that it was added and goes to that stay half a second later', async () => {
    const { record } = show(upsell(), 'checkin=2026-12-04&checkout=2026-12-06&nights=2')
    expect(await screen.findByText(/^\+ 84\s€$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add: Massage' }))
    expect(await screen.findByText('Your extra has been added')).toBeVisible()
    expect(record.navigations).toEqual([])
    act(() => jest.advanceTimersByTime(500))
    expect(record.navigations.map(({ uri }) => uri)).toEqual([
      '/product/8#checkin=2026-12-04&checkout=2026-12-06&nights=2',
    ])
  })

  it('[PR-017] takes out what the stay holds', async () => {
    show(upsell({ priceDifference: -8400 }))
    await user.click(await screen.findByRole('button', { name: 'Added: Massage' }))
    expect(await screen.findByText('Your extra has been removed')).toBeVisible()
  })

  it('[PR-018] stays for a gift of one night', async () => {
    show(upsell({ priceDifferencePerLos: { '1': 8400 } }), 'giftNights=1')
    expect(await screen.findByRole('button', { name: 'Add: Massage' })).toBeVisible()
  })

  it('[PR-018] goes for a gift of two nights', async () => {
    show(upsell({ priceDifferencePerLos: { '2': 8400 } }), 'giftNights=2')
    await screen.findByRole('heading', { level: 1, name: 'Two days of harvest' })
    expect(screen.queryByRole('button', { name: 'Add: Massage' })).toBeNull()
  })
})
