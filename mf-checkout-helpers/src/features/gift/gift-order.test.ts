import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { giftPriceLines, giftsCents, hasPrinted, parcelPostage, unreducedCents } from './gift-order'

const about = { imageBase: '', uri: '/' }
const card: GiftInBasket = {
  ...about,
  label: 'Gift card',
  item: { type: 'giftCard', amount: 5_000, designId: 'two' },
  amountCents: 5_000,
}
const printed = (label: string, amountCents: number): GiftInBasket => ({
  ...about,
  label,
  item: { type: 'box', boxId: label, format: 'physical' },
  amountCents,
  lines: [{ label: `${label}, printed`, cents: amountCents }],
  shipping: { amount: 300, internationalFee: 690 },
})
const box = printed('Green', 8_900)
const stay = printed('Sea', 20_300)

it.each([
  ['a card', [card], 5_000, 5_000],
  ['a printed one', [box], 8_900, 300],
  ['two printed ones in one parcel', [box, stay], 28_900, 300],
  ['a card beside printed ones', [card, box, stay], 33_900, 5_300],
])('[GI-031] costs %s with postage once', (_, gifts, cents, unreduced) => {
  expect([giftsCents(gifts), unreducedCents(gifts)]).toEqual([cents, unreduced])
})

it('posts only where something is printed', () => {
  expect([hasPrinted([card]), parcelPostage([card])]).toEqual([false, null])
  expect([hasPrinted([card, box]), parcelPostage([card, box])?.amount]).toEqual([true, 300])
})

const home = { label: 'Postage', isAbroad: false }

it('says the parts of one gift, and of several what each costs: together the price', () => {
  expect(giftPriceLines([box], home)).toEqual([{ kind: 'gift', label: 'Green, printed', amount: 8_900 }])
  const several = [card, box, stay]
  const lines = giftPriceLines(several, home)
  expect(lines.map(({ label }) => label)).toEqual(['Gift card', 'Green', 'Sea', 'Postage'])
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(giftsCents(several))
})

it('calls postage free within the market only', () => {
  const postage = { label: 'Delivery', cents: 0, isPostage: true }
  const free = { ...box, lines: [{ label: 'Voucher', cents: 8_900 }, postage] }
  const labels = (isAbroad: boolean) =>
    giftPriceLines([free], { label: 'Postage', isAbroad }).map(({ label }) => label)
  expect(labels(false)).toEqual(['Voucher', 'Delivery'])
  expect(labels(true)).toEqual(['Voucher'])
})
