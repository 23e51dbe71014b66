import { type GiftInBasket, readGift, writeGift } from './gift-basket'

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    kept,
  }
}
const gift: GiftInBasket = {
  item: { type: 'giftCard', amount: 5000, designId: 'two' },
  label: 'Gift card',
  imageBase: '/images/terrace/1',
  amountCents: 5000,
  uri: '/giftcard/customization',
}

it('[SC-021] keeps one gift, and nothing that cannot be read', () => {
  const storage = createStorage()
  expect(readGift(storage)).toBeNull()
  writeGift(storage, gift)
  expect(readGift(storage)).toEqual(gift)
  for (const key of storage.kept.keys()) storage.kept.set(key, '{')
  expect(readGift(storage)).toBeNull()
})
