import {
  dropGift,
  forgetGifts,
  type GiftInBasket,
  readGift,
  readOtherGifts,
  setGiftAside,
  takeUpGift,
  writeGift,
} from './gift-basket'

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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
const named = (label: string) => ({ ...gift, label })

it('[SC-021] keeps one gift, and nothing that cannot be read', () => {
  const storage = createStorage()
  expect(readGift(storage)).toBeNull()
  writeGift(storage, gift)
  expect(readGift(storage)).toEqual(gift)
  for (const key of storage.kept.keys()) storage.kept.set(key, '{')
  expect(readGift(storage)).toBeNull()
})

it('keeps gifts that are ready while another one is made, and takes the last one up where none is', () => {
  const storage = createStorage()
  setGiftAside(storage, named('first'))
  setGiftAside(storage, named('second'))
  expect(readGift(storage)).toBeNull()
  writeGift(storage, named('third'))
  expect(takeUpGift(storage)?.label).toBe('third')
  expect(readOtherGifts(storage).map(({ label }) => label)).toEqual(['first', 'second'])

  dropGift(storage)
  expect(takeUpGift(storage, () => false)).toBeNull()
  expect(takeUpGift(storage)?.label).toBe('second')
  expect(takeUpGift(storage)?.label).toBe('second')
  expect(readOtherGifts(storage).map(({ label }) => label)).toEqual(['first'])
  forgetGifts(storage)
  expect(takeUpGift(storage)).toBeNull()
  expect(storage.kept.size).toBe(0)
})

it.each(['{', '{}', '"x"'])('has no other gifts where %s is kept', (text) => {
  const storage = createStorage()
  setGiftAside(storage, gift)
  for (const key of storage.kept.keys()) storage.kept.set(key, text)
  expect(readOtherGifts(storage)).toEqual([])
})
