import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { screen, within } from '@testing-library/react'
import { item, viewed } from '../../common/viewed/viewed-fixture'
import en from '../../locales/en.json'
import { RecentlyViewed } from './RecentlyViewed'

const show = () => renderInShell(<RecentlyViewed />, { texts: { content: en } })

beforeEach(() => localStorage.clear())

it('[PR-068] lists what was looked at on any page, the newest first', async () => {
  viewed(item('7'), item('a', 'ACTIVITY'))
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
