import fc from 'fast-check'
import { toggleWishlistItem, type WishlistItem } from './wishlist-item'

const item = (id: string, type: WishlistItem['type'] = 'STAY'): WishlistItem => ({
  id,
  type,
  label: id,
  headwords: '',
  imageUrl: '',
  uri: `/product/${id}`,
  hotel: { label: '', location: { label: '' }, stars: 3, uri: '' },
})

describe('toggleWishlistItem', () => {
  it('[SE-071] [SC-025] saves newest first and takes out what is there', () => {
    const two = toggleWishlistItem(toggleWishlistItem([], item('1')), item('2'))
    expect(two.map(({ id }) => id)).toEqual(['2', '1'])
    expect(toggleWishlistItem(two, item('2')).map(({ id }) => id)).toEqual(['1'])
  })

  it('keeps a stay and an activity of the same id apart', () => {
    const both = toggleWishlistItem([item('1')], item('1', 'ACTIVITY'))
    expect(both).toHaveLength(2)
  })

  it('comes back to where it was when toggled twice', () => {
    const lists = fc.uniqueArray(fc.nat(9).map(String)).map((ids) => ids.map((id) => item(id)))
    fc.assert(
      fc.property(lists, fc.nat(9).map(String), (list, id) => {
        const twice = toggleWishlistItem(toggleWishlistItem(list, item(id)), item(id))
        expect(new Set(twice.map((saved) => saved.id))).toEqual(new Set(list.map((saved) => saved.id)))
      }),
    )
  })
})
