import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getRecommendedOffer } from '@escapade/shared-contracts/api/search/search'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import { WishlistPage } from './WishlistPage'

const saved = (price?: WishlistItem['price']): WishlistItem => ({
  id: '7',
  type: 'STAY',
  label: 'Two days of harvest',
  headwords: '',
  imageUrl: '/images/vines/1',
  uri: '/product/7',
  hotel: { label: 'Domaine', location: { label: 'Beaune' }, stars: 4, uri: '/hotel/1' },
  ...(price ? { price } : {}),
})
const party = { adult: 2, child: 1, baby: 0 }

function show(item: WishlistItem, offer: () => object) {
  localStorage.setItem('escapade.wishlist', JSON.stringify([item]))
  return renderInShell(<WishlistPage />, {
    texts: { account: en },
    api: [answer(getRecommendedOffer, () => offer() as never)],
  })
}

describe('a saved stay', () => {
  it('[CO-061] says what it costs now on its days, and that it costs less than when it was saved', async () => {
    const price = { cents: 20_000, nights: 2, checkin: '2026-12-04', ...party }
    const { record } = show(saved(price), () => ({ sellPrice: 18_500, nights: 2, priceType: 'final-price' }))
    expect(await screen.findByText(/15\s€ less than when you saved it/)).toBeInTheDocument()
    expect(screen.getByText(/185\s€/)).toBeInTheDocument()
    expect(record.calls[0]?.input.query).toMatchObject({ checkin: '2026-12-04', night: 2, ...party })
    expect(screen.getByRole('link', { name: /^Two days of harvest / })).toHaveAttribute(
      'href',
      '/product/7#checkin=2026-12-04&checkout=2026-12-06&nights=2&a=2&c=1',
    )
  })

  it('[CO-061] of an older list has a price without a change', async () => {
    show(saved(), () => ({ sellPrice: 9_900, nights: 1, priceType: 'from-price' }))
    expect(await screen.findByText(/From 99\s€/)).toBeInTheDocument()
    expect(screen.queryByText(/when you saved it/)).not.toBeInTheDocument()
  })

  it('[CO-061] that is gone says so', async () => {
    show(saved(), () => {
      throw new ApiError({ kind: 'http', status: 404 })
    })
    expect(await screen.findByText('No longer sold')).toBeInTheDocument()
  })
})
