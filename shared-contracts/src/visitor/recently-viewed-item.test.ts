import { addRecentlyViewedItem, type RecentlyViewedItem } from './recently-viewed-item'

const item = (id: string, type: RecentlyViewedItem['type'] = 'STAY'): RecentlyViewedItem => ({
  id,
  type,
  label: id,
  imageUrl: '',
  uri: `/product/${id}`,
  price: { sellPrice: 4500, refPrice: null, promo: 0, nights: 1 },
  hotel: { id: 'h', label: '', stars: 3, location: { label: '' }, review: { count: 0, score: null } },
})

describe('addRecentlyViewedItem', () => {
  it('[SC-047] puts the newest first, each once, with what was seen last', () => {
    const cheaper = { ...item('1'), price: { ...item('1').price, sellPrice: 4000 } }
    expect(addRecentlyViewedItem([item('2'), item('1')], cheaper)).toEqual([cheaper, item('2')])
  })

  it('keeps a stay and an activity of the same id apart', () => {
    expect(addRecentlyViewedItem([item('1')], item('1', 'ACTIVITY'))).toHaveLength(2)
  })

  it('keeps ten', () => {
    const many = Array.from({ length: 12 }, (_, index) => item(String(index)))
    const kept = many.reduce(addRecentlyViewedItem, [] as RecentlyViewedItem[])
    expect(kept.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
  })
})
