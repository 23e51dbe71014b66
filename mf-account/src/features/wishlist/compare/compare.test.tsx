import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getRecommendedOffer } from '@escapade/shared-contracts/api/search/search'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../../locales/en.json'
import { WishlistPage } from '../WishlistPage'

const saved = (id: string, type: WishlistItem['type'] = 'STAY'): WishlistItem => ({
  id,
  type,
  label: `Stay ${id}`,
  headwords: '',
  imageUrl: `/images/vines/${id}`,
  uri: `/product/${id}`,
  hotel: { label: `Hotel ${id}`, location: { label: `Town ${id}` }, stars: 4, uri: `/hotel/${id}` },
})
const offer = (id: string) => ({
  id,
  nights: 2,
  paxCount: 2,
  sellPrice: 10_000 * Number(id),
  refPrice: null,
  promo: 0,
  priceType: 'final-price',
  localTaxOnSite: 330,
  lodging: {
    room: 'Classic room',
    bedding: 'DOUBLE_160',
    capacity: 2,
    rooms: 1,
    board: 'breakfast',
    meals: `Breakfast of ${id}`,
  },
  included: ['Spa', 'Dinner'],
  cancellationPolicy: {
    type: 'NCNR',
    cancellable: false,
    cancellationDeadline: null,
    cancellableUntil: null,
  },
  hotel: { review: { score: 9.1, count: 30 } },
})

function show(items: WishlistItem[], find = (id: string): object => offer(id)) {
  localStorage.setItem('escapade.wishlist', JSON.stringify(items))
  return renderInShell(<WishlistPage />, {
    texts: { account: en },
    api: [answer(getRecommendedOffer, ({ params }: { params: { id: string } }) => find(params.id) as never)],
  })
}
const tick = async (id: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`Stay ${id} `) }))
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: en.compare.open }))
  return screen.findByRole('dialog', { name: en.compare.title })
}
const cells = (dialog: HTMLElement, row: string) =>
  within(within(dialog).getByRole('rowheader', { name: row }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
})

describe('favourites side by side', () => {
  it('show what decides between them, for the days that they were saved for', async () => {
    show([saved('1'), saved('2'), saved('3')])
    await tick('1')
    expect(await screen.findByText(en.compare.oneMore)).toBeVisible()
    expect(screen.getByRole('button', { name: en.compare.open })).toBeDisabled()
    await tick('3')
    const dialog = await open()
    await waitFor(() => expect(cells(dialog, en.compare.meals)).toEqual(['Breakfast of 1', 'Breakfast of 3']))
    const [first, second] = cells(dialog, en.compare.price)
    expect(first).toMatch(/100\s€/)
    expect(second).toMatch(/300\s€/)
    expect(cells(dialog, en.compare.place)).toEqual(['Town 1', 'Town 3'])
    expect(cells(dialog, en.compare.included)).toEqual(['Spa, Dinner', 'Spa, Dinner'])
    expect(cells(dialog, en.compare.cancelling)[0]).toMatch(/Non-refundable/)
    expect(cells(dialog, en.compare.room)[0]).toMatch(/Classic room/)
    await expectAccessible(dialog)
  })

  it('are four at most', async () => {
    show(['1', '2', '3', '4', '5'].map((id) => saved(id)))
    for (const id of ['1', '2', '3', '4']) await tick(id)
    expect(screen.getByRole('checkbox', { name: /Stay 5 / })).toBeDisabled()
    expect(screen.getByText(en.compare.full)).toBeVisible()
    await tick('2')
    expect(screen.getByRole('checkbox', { name: /Stay 5 / })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: en.compare.clear }))
    expect(screen.queryByRole('button', { name: en.compare.open })).toBeNull()
  })

  it('lose one that is left out, and close with the last', async () => {
    show([saved('1'), saved('2')])
    await tick('1')
    await tick('2')
    const dialog = await open()
    await userEvent.click(await within(dialog).findByRole('button', { name: /Stay 2 / }))
    expect(within(dialog).getAllByRole('columnheader')).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: /Stay 1 / }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('say of one that is gone that it is, and dashes of the rest', async () => {
    show([saved('1'), saved('2')], (id) => {
      if (id === '2') throw new ApiError({ kind: 'http', status: 404 })
      return offer(id)
    })
    await tick('1')
    await tick('2')
    const dialog = await open()
    await waitFor(() => expect(cells(dialog, en.compare.price)[1]).toBe(en.wishlist.gone))
    expect(cells(dialog, en.compare.meals)[1]).toContain(en.compare.unknown)
  })

  it('can be asked for again where the answer did not come', async () => {
    let isAway = true
    show([saved('1'), saved('2')], (id) => {
      if (isAway && id === '2') throw new ApiError({ kind: 'http', status: 400 })
      return offer(id)
    })
    await tick('1')
    await tick('2')
    const dialog = await open()
    const again = await within(dialog).findByRole('button', { name: en.problem.retry })
    isAway = false
    await userEvent.click(again)
    await waitFor(() => expect(cells(dialog, en.compare.meals)).toEqual(['Breakfast of 1', 'Breakfast of 2']))
  })

  it('are stays: an activity has nothing to tick, nor has a stay alone', async () => {
    show([saved('1'), saved('2', 'ACTIVITY')])
    await screen.findByRole('link', { name: /Stay 1/ })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
