import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import {
  addRecentlyViewedItem,
  type RecentlyViewedItem,
} from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { screen, within } from '@testing-library/react'
import en from '../../locales/en.json'
import { ViewedOrStrip } from './ViewedOrStrip'

const item = (id: string, type: RecentlyViewedItem['type'] = 'STAY'): RecentlyViewedItem => ({
  id,
  type,
  label: `Thing ${id}`,
  imageUrl: '/images/vineyard/1',
  uri: type === 'STAY' ? `/product/${id}` : `/activity/${id}`,
  price: { sellPrice: 4500, refPrice: null, promo: 0, nights: 1 },
  hotel: {
    id: 'h',
    label: 'Domaine',
    stars: 4,
    location: { label: 'Beaune' },
    review: { count: 0, score: null },
  },
})
const viewed = (...items: RecentlyViewedItem[]) =>
  localStorage.setItem(
    'escapade.recentlyViewed',
    JSON.stringify(items.reduce<RecentlyViewedItem[]>((list, each) => addRecentlyViewedItem(list, each), [])),
  )
const show = () => renderInShell(<ViewedOrStrip />, { texts: { content: en } })

beforeEach(() => localStorage.clear())

it('[CO-002] is the strip where nothing was looked at', () => {
  show()
  expect(screen.getByText(/said to the day and hour/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
})

it('[CO-002] [CO-008] [CO-009] [PR-068] lists what was looked at, the newest first and each once', async () => {
  viewed(item('7'), item('8'), item('7'), item('a', 'ACTIVITY'))
  const { container } = show()
  const list = within(await screen.findByRole('region', { name: 'Recently viewed' }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/activity/a', '/product/7', '/product/8'])
  expect(links[0]).toHaveTextContent(/45\s€ per adult/)
  expect(links[1]).toHaveTextContent(/from 45\s€/)
  expect(screen.queryByText(/said to the day and hour/)).toBeNull()
  await expectAccessible(container)
})

it('[CO-008] lists ten of eleven', async () => {
  viewed(...Array.from({ length: 11 }, (_, index) => item(String(index))))
  show()
  const list = within(await screen.findByRole('region', { name: 'Recently viewed' }))
  expect(list.getAllByRole('link')).toHaveLength(10)
})
