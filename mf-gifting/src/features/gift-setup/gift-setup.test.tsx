import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getGiftPrices, getShippingCost, getSubElements } from '@escapade/shared-contracts/api/gifts/gifts'
import type { ShippingCost, SubElementGroup } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addedToCart } from '@escapade/shared-contracts/events/analytics-events'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { readGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { GiftSetup } from './GiftSetup'
import { withStandard } from './gift-setup'

const stay = {
  productId: '7',
  label: 'Two days · Hotel',
  imageBase: '/images/hotel/1',
  sellPrice: 18_900,
  nights: 1,
}
const prices = [
  {
    nights: 1,
    sellPrice: 9901,
    sellPrices: { digital: 9901, physical: 10_191 },
    covers: { dates: 310, ofDates: 352, mostToAdd: 4500 },
  },
  {
    nights: 2,
    sellPrice: 19_800,
    sellPrices: { digital: 19_800, physical: 20_090 },
    covers: { dates: 1204, ofDates: 1204, mostToAdd: 0 },
  },
]
const element = (id: string, price: number, marks = {}) => ({
  id,
  name: id,
  image: { src: `/images/${id}`, alt: id },
  price,
  isRecommended: false,
  isDefault: false,
  recommendedByWed: false,
  categoryId: 2,
  ...marks,
})
const groups: SubElementGroup[] = [
  {
    categoryId: 2,
    name: 'The sleeve',
    selection: 'single',
    elements: [element('standard', 0, { isDefault: true }), element('sea', 500, { isRecommended: true })],
  },
  {
    categoryId: 1,
    name: 'In the parcel',
    selection: 'multiple',
    elements: [element('guide', 900, { categoryId: 1 }), element('sweets', 1200, { categoryId: 1 })],
  },
]
const failed = () => {
  throw new ApiError({ kind: 'http', status: 500 })
}

type Options = {
  hash?: string
  locale?: Locale
  flag?: boolean
  list?: () => typeof prices
  shipping?: () => ShippingCost
}
const show = ({ hash = '', locale = 'fr_FR', flag = true, list = () => prices, shipping }: Options = {}) =>
  renderInShell(<GiftSetup {...stay} />, {
    texts: { gifting: en },
    visit: { locale },
    flags: { physicalVoucher: flag },
    hash,
    api: [
      answer(getGiftPrices, list),
      answer(getShippingCost, shipping ?? (() => ({ amount: 0, internationalFee: 690 }))),
      answer(getSubElements, () => ({ availableCustomSubElements: groups })),
    ],
  })
const form = async () => within(await screen.findByRole('form', { name: 'Give this stay' }))
const sum = async () => (await screen.findByText('Total')).closest('dl')
const give = async () => userEvent.click((await form()).getByRole('button', { name: 'Give this stay' }))

beforeEach(() => {
  sessionStorage.clear()
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never
})

it('[GI-002] [GI-005] [GI-006] [GI-007] [GI-009] [GI-010] [GI-017] is for one night, two people and by e-mail where nothing was said', async () => {
  const { hash, record } = show()
  const setup = await form()
  expect(await setup.findByRole('radio', { name: /^1 night 100\s€/ })).toBeChecked()
  expect(setup.getByRole('radio', { name: /^By e-mail/ })).toBeChecked()
  expect(setup.getByText(/Valid 1 year, for 2 people/)).toBeVisible()
  expect(await sum()).toHaveTextContent(/Voucher, 1 night99,01\s€Total99,01\s€/)
  await userEvent.click(setup.getByRole('radio', { name: /^2 nights 198\s€/ }))
  expect(hash()).toBe('giftNights=2&giftAdult=2')
  expect(await sum()).toHaveTextContent(/Voucher, 2 nights198\s€Total198\s€/)
  await userEvent.click(setup.getByRole('textbox', { name: /^From/ }))
  await userEvent.paste(' Anne ')
  await give()
  expect(readGift(sessionStorage)).toMatchObject({
    amountCents: 19_800,
    uri: '/product/7?flow=gifting#giftNights=2&giftAdult=2',
    item: {
      type: 'singleVoucher',
      productId: '7',
      nights: 2,
      format: 'digital',
      customisation: { fromName: 'Anne', message: null },
      subElements: [],
    },
  })
  expect(record.navigations.map(({ uri }) => uri)).toEqual([
    '/checkout/gifting?flow=gifting&productId=7&locale=fr_FR&giftNights=2#giftNights=2&giftAdult=2',
  ])
})

it('says on how many dates the voucher pays in full, and what another one asks at most', async () => {
  show()
  const setup = await form()
  expect(
    await setup.findByText(/pays the whole stay on 310 of the 352 dates.* ask for 45\s€ more/),
  ).toBeVisible()
  await userEvent.click(setup.getByRole('radio', { name: /^2 nights/ }))
  expect(setup.getByText(/pays the whole stay on each of the 1.204 dates/)).toBeVisible()
})

it('[GI-018] [GI-024] [GI-026] needs no name, but sends none that is no name', async () => {
  const { record, channel } = show()
  const added: unknown[] = []
  channel.on(addedToCart, (payload) => added.push(payload))
  await (await form()).findByRole('radio', { name: /^1 night/ })
  await userEvent.click(screen.getByRole('textbox', { name: /^From/ }))
  await userEvent.paste('Bob99')
  await give()
  expect(screen.getByText('Only text is expected')).toBeVisible()
  expect([record.navigations, added]).toEqual([[], []])
  await userEvent.clear(screen.getByRole('textbox', { name: /^From/ }))
  await give()
  expect(added).toEqual([{ id: '7', type: 'GIFT', label: 'Two days · Hotel', priceCents: 9901 }])
  expect(record.navigations).toHaveLength(1)
})

it('[GI-003] [GI-004] [GI-014] [GI-015] [GI-016] [GI-027] [GI-029] [GI-030] [GI-031] [GI-032] prints it with what was chosen', async () => {
  const { hash, record } = show({ hash: 'giftNights=2' })
  const setup = await form()
  expect(setup.getByRole('radio', { name: /instant by e-mail/ })).toBeChecked()
  expect(await setup.findByText('Free delivery')).toBeVisible()
  expect(setup.getByText(/Printing 2,90\s€/)).toBeVisible()
  expect(setup.queryByRole('radio', { name: /^sea/ })).toBeNull()
  await userEvent.click(setup.getByRole('radio', { name: /2-4 working days/ }))
  expect(hash()).toBe('giftNights=2&giftFormat=physical')
  expect(await setup.findByRole('radio', { name: /^standard/ })).toBeChecked()
  await userEvent.click(setup.getByRole('radio', { name: /^sea.*Recommended$/ }))
  expect(setup.getByRole('radio', { name: /^standard/ })).not.toBeChecked()
  for (const name of [/^guide/, /^sweets/, /^guide/])
    await userEvent.click(setup.getByRole('checkbox', { name }))
  expect(await sum()).toHaveTextContent(/198\s€Printing2,90\s€sea5\s€sweets12\s€DeliveryFreeTotal217,90\s€/)
  await give()
  expect(readGift(sessionStorage)).toMatchObject({
    amountCents: 21_790,
    shipping: { internationalFee: 690 },
    item: { format: 'physical', subElements: ['sea', 'sweets'] },
  })
  for (const name of [/^By e-mail/, /^Printed/]) await userEvent.click(setup.getByRole('radio', { name }))
  expect(record.calls.filter(({ endpoint }) => endpoint.path === getShippingCost.path)).toHaveLength(1)
})

it('[GI-015] [GI-031] tells postage that is not free, and adds it', async () => {
  show({ hash: 'giftFormat=physical', shipping: () => ({ amount: 450, internationalFee: 690 }) })
  expect(await screen.findByRole('radio', { name: /^Printed.*4,50\s€/ })).toBeChecked()
  expect(await sum()).toHaveTextContent(/Delivery4,50\s€Total106,41\s€/)
  expect(screen.queryByText('Free delivery')).toBeNull()
})

it.each([
  ['without the flag', { flag: false }],
  ['without postage', { shipping: failed }],
])('[GI-011] [GI-012] prints nothing %s', async (_, options) => {
  const { hash } = show({ hash: 'giftFormat=physical', ...options })
  const soldOut = 'Victim of its success, the physical format is coming back soon!'
  const printed = await screen.findByRole('radio', { name: new RegExp(soldOut) })
  expect(printed).toBeDisabled()
  await userEvent.click(printed)
  expect(screen.getByRole('radio', { name: /^By e-mail/ })).toBeChecked()
  expect(hash()).toBe('giftFormat=physical')
})

it('[GI-003] [GI-013] has no choice of format in Spain', async () => {
  show({ locale: 'es_ES' })
  expect(await screen.findByRole('radio', { name: /^1 night/ })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'How it arrives' })).toBeNull()
})

it('[GI-038] sells the price of the page where the list cannot be had', async () => {
  const { record } = show({ list: failed })
  expect(await screen.findByRole('radio', { name: /^1 night 189\s€/ })).toBeChecked()
  expect(record.errors).toHaveLength(1)
})

it('says of a stay that is not given what can be given instead', async () => {
  show({ list: () => [] })
  expect(await screen.findByText('This stay is not sold as a gift')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book this stay yourself' })).toHaveAttribute('href', '/product/7')
})

it('takes up the words of the gift that waits in the basket', async () => {
  const first = show()
  await (await form()).findByRole('radio', { name: /^1 night/ })
  await userEvent.click(screen.getByRole('textbox', { name: /^Your message/ }))
  await userEvent.paste('See the sea')
  await give()
  first.unmount()
  show()
  expect(await screen.findByRole('textbox', { name: /^Your message/ })).toHaveValue('See the sea')
})

it('[GI-028] begins the sleeves with one that costs nothing', () => {
  const [sleeves] = withStandard(
    [{ ...groups[0], elements: [element('sea', 500)] } as SubElementGroup],
    'Plain',
  )
  expect(sleeves?.elements.map(({ name, price }) => [name, price])).toEqual([
    ['Plain', 0],
    ['sea', 500],
  ])
})
