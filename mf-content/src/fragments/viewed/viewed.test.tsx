import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import {
  addRecentlyViewedItem,
  type RecentlyViewedItem,
} from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { screen, within } from '@testing-library/react'
import en from '../../locales/en.json'
import { RecentlyViewed } from './RecentlyViewed'

const stay: RecentlyViewedItem = {
  id: '7',
  type: 'STAY',
  label: 'Two days of harvest',
  imageUrl: '/images/vineyard/1',
  uri: '/product/7',
  price: { sellPrice: 4500, refPrice: null, promo: 0, nights: 1 },
  hotel: {
    id: 'h',
    label: 'Domaine',
    stars: 4,
    location: { label: 'Beaune' },
    review: { count: 0, score: null },
  },
}
const massage: RecentlyViewedItem = {
  ...stay,
  id: 'a',
  type: 'ACTIVITY',
  label: 'Massage',
  uri: '/activity/a',
}

const show = () => renderInShell(<RecentlyViewed />, { texts: { content: en } })

beforeEach(() => localStorage.clear())

it('[PR-068] lists what was looked at on any page, the newest first', async () => {
  const seen = [stay, massage].reduce<RecentlyViewedItem[]>(
    (list, each) => addRecentlyViewedItem(list, each),
    [],
  )
  localStorage.setItem('escapade.recentlyViewed', JSON.stringify(seen))
  const { container } = show()
  const list = within(screen.getByRole('region', { name: 'Recently viewed' }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/activity/a', '/product/7'])
  expect(links[0]).toHaveTextContent(/45\s€ per adult/)
  expect(links[1]).toHaveTextContent(/Domaine.*from 45\s€/)
  await expectAccessible(container)
})

it('is nothing where nothing was looked at', () => {
  show()
  expect(screen.queryByRole('region')).toBeNull()
})
