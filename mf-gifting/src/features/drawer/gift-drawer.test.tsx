import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getBoxesBlock, getGiftCardOptions, getGiftPrices } from '@escapade/shared-contracts/api/gifts/gifts'
import type {
  BoxesBlock,
  GiftCardOptions,
  GiftPrice,
} from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { giftDrawerClosed } from '@escapade/shared-contracts/events/events'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { GiftDrawer } from './GiftDrawer'

const image = { base: '/images/sea', sizes: {}, alt: 'The sea', url: '' }
const box = {
  id: '4',
  title: 'Two by the sea',
  image,
  price: 19_900,
  promoPrice: 17_900,
  url: '/boxes/4',
  rating: 9.2,
  includedContent: ['One night'],
}
const card = { freeAmount: { min: 2000 }, designs: [{ id: 'departure', image, isDefault: true }] }
const api = (prices: GiftPrice[]) => [
  answer(getGiftPrices, () => prices),
  answer(getBoxesBlock, () => ({ results: [box] }) as unknown as BoxesBlock),
  answer(getGiftCardOptions, () => card as unknown as GiftCardOptions),
]
const show = (prices: GiftPrice[], flags = {}) =>
  renderInShell(<GiftDrawer productId="7" label="A night in the dunes" imageBase="/images/dunes" />, {
    texts: { gifting: en },
    flags,
    api: api(prices),
  })

it('[GI-035] offers the stay as a voucher, a box and a gift card, each with its price', async () => {
  show([
    { nights: 1, sellPrice: 9_900 },
    { nights: 2, sellPrice: 19_900 },
  ])
  const links = [
    ['A night in the dunes', '/product/7?flow=gifting#giftNights=1&giftAdult=2', /From 99/],
    ['Two by the sea', '/boxes/4', /179/],
    ['The amount you choose', '/giftcard/customization', /From 20/],
  ] as const
  for (const [name, uri, price] of links) {
    const link = await screen.findByRole('link', { name })
    expect(link).toHaveAttribute('href', uri)
    expect(link.closest('article')).toHaveTextContent(price)
  }
})

it('[GI-035] says of a stay that is not given that it is not, and offers the others', async () => {
  show([], { boxes: false })
  expect(await screen.findByText('This stay is not sold as a gift')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'The amount you choose' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Two by the sea' })).toBeNull()
})

it('[GI-035] tells the page when it is closed', async () => {
  const { channel } = show([])
  const closed: unknown[] = []
  channel.on(giftDrawerClosed, (payload) => closed.push(payload))
  await userEvent.click(screen.getAllByRole('button', { name: /close/i })[0] as HTMLElement)
  expect(closed).toEqual([{ productId: '7' }])
})
