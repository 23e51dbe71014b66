import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getBoxesBlock } from '@escapade/shared-contracts/api/gifts/gifts'
import type { BoxesBlock } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { GiftBoxes } from './GiftBoxes'

const image = { base: '/images/sea', sizes: {}, alt: 'The sea', url: '' }
const box = {
  id: '4',
  title: 'Two by the sea',
  image,
  url: '/boxes/4',
  price: 19_900,
  promoPrice: 17_900,
  rating: 9.2,
  includedContent: ['One night'],
}
const show = (flags = {}) =>
  renderInShell(<GiftBoxes />, {
    texts: { gifting: en },
    flags,
    api: [answer(getBoxesBlock, () => ({ results: [box] }) as unknown as BoxesBlock)],
  })

it('[GI-001] lists the boxes of the market with their prices, and tells which is looked at', async () => {
  const { record } = show()
  const link = await screen.findByRole('link', { name: 'Two by the sea' })
  expect(link).toHaveAttribute('href', '/boxes/4')
  expect(screen.getByRole('article')).toHaveTextContent(/One night.*199.*179/)
  await userEvent.click(link)
  expect(record.tracked).toEqual([
    { name: 'select_item', params: { item_id: '4', item_name: 'Two by the sea' } },
  ])
})

it('[GI-001] lists none while they are not sold', () => {
  show({ boxes: false })
  expect(screen.queryByRole('heading')).toBeNull()
})
