import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { checkGift, getGiftBox, getGiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts'
import type { GiftBoxDetail, GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { readGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { giftSessionKey, parseGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { App } from './App'

const image = { base: '/images/voucher/1', sizes: {}, alt: 'A letter', url: '' }
const options: GiftCardOptions = {
  amounts: [5000, 10_000, 15_000],
  freeAmount: { min: 2000, max: 100_000, step: 500 },
  designs: [
    { id: 'departure', name: 'The departure', image, isDefault: true },
    { id: 'two', name: 'For two', image: { ...image, base: '/images/terrace/1' }, isDefault: false },
  ],
  formats: ['digital'],
  validMonths: 12,
}
const worth = {
  kind: 'giftCard',
  status: 'usable',
  label: 'Gift card',
  image,
  balance: 7500,
  issuedAmount: 10_000,
  validUntil: '2027-11-20',
  fromName: 'Anne',
  message: 'Go and see the sea',
  productId: null,
  nights: null,
  adults: 2,
  searchUri: '/search?flow=booking',
  codeEnding: 'PQRS',
  session: { token: 'a.b.c', expiresAt: '2026-11-20T22:00:00Z' },
} as GiftWorth
const box = {
  id: '4',
  title: 'Two by the sea',
  image,
  price: 19_900,
  promoPrice: 17_900,
  discount: 11,
  rating: 9.2,
  includedContent: ['One night'],
  description: 'A night by the water.',
  themes: [{ id: '985', label: 'Sea' }],
  opens: { theme: '985', tags: ['breakfast'], priceMax: 179, hotels: 12 },
} as GiftBoxDetail

type Shown = { query?: Record<string, string>; hash?: string; gift?: () => GiftWorth }
const show = (path: string, { query = {}, hash = '', gift = () => worth }: Shown = {}) =>
  renderInShell(<App />, {
    texts: { gifting: en },
    location: { path, query },
    hash,
    api: [answer(getGiftCardOptions, () => options), answer(checkGift, gift), answer(getGiftBox, () => box)],
  })
const type = async (name: string | RegExp, text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name }))
  await userEvent.paste(text)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the gift card', () => {
  it('[GI-019] [GI-020] [GI-024] [GI-036] asks for the name of the giver before it goes on', async () => {
    const { record } = show('/giftcard/customization')
    await userEvent.click(await screen.findByRole('button', { name: /^Continue for 100/ }))
    expect(screen.getByText('Mandatory field')).toBeVisible()
    await type('From', 'Bob99')
    expect(screen.getByText('Only text is expected')).toBeVisible()
    expect(record.navigations).toEqual([])
    expect(readGift(sessionStorage)).toBeNull()
  })

  it('[GI-021] [GI-022] [GI-023] [GI-025] refuses what is too long', async () => {
    show('/giftcard/customization')
    expect(await screen.findByText('Max. 180 characters')).toBeVisible()
    await type(/^Your message/, 'x'.repeat(180))
    await type(/^Your message/, 'y')
    expect(screen.getByText('The field is limited to 180 characters')).toBeVisible()
    await type('From', 'x'.repeat(41))
    expect(screen.getByText('The field is limited to 40 characters')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('')
  })

  it('[GI-026] [GI-036] shows the card while it is written, and takes it to the checkout', async () => {
    const { record } = show('/giftcard/customization')
    await userEvent.click(await screen.findByRole('radio', { name: 'For two' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }))
    await type('Your amount in euros', '63')
    await type('From', 'Anne')
    await type(/^Your message/, 'Go and see the sea')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(record.navigations).toEqual([])
    await userEvent.clear(screen.getByRole('textbox', { name: 'Your amount in euros' }))
    await type('Your amount in euros', '65')
    expect(screen.getByRole('figure', { name: 'Preview of the card' })).toHaveTextContent(
      /65 €.*Go and see the sea.*Anne/,
    )
    await userEvent.click(screen.getByRole('button', { name: /^Continue for 65/ }))
    expect(record.navigations).toEqual([{ uri: '/checkout/gifting?flow=gifting', replace: false }])
    expect(readGift(sessionStorage)).toMatchObject({
      amountCents: 6500,
      item: {
        type: 'giftCard',
        amount: 6500,
        designId: 'two',
        customisation: { fromName: 'Anne', message: 'Go and see the sea' },
      },
    })
  })
})

describe('a gift that was received', () => {
  it('[SH-026] [GI-037] says what it is worth and until when, and leads to the stays', async () => {
    show('/beneficiary/login')
    expect(await screen.findByRole('heading', { name: 'I’ve received a gift' })).toBeVisible()
    await type('Code of the gift', ' ABCD-EFGH-JKMN-PQRS ')
    await userEvent.click(screen.getByRole('button', { name: 'See my gift' }))
    expect(await screen.findByText('75 €')).toBeVisible()
    expect(screen.getByText('Ready to use')).toBeVisible()
    expect(screen.getByText(/November 20, 2027/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose a stay' })).toHaveAttribute(
      'href',
      '/search?flow=booking#priceMax=75',
    )
    expect(parseGiftSession(localStorage.getItem(giftSessionKey))).toMatchObject({
      token: 'a.b.c',
      balance: 7500,
    })
  })

  it('[SH-026] has the code that a voucher’s QR code brings, and takes it out of the address', async () => {
    const { hash } = show('/beneficiary/login', { hash: 'code=ABCD-PQRS' })
    expect(await screen.findByRole('textbox', { name: 'Code of the gift' })).toHaveValue('ABCD-PQRS')
    await userEvent.click(screen.getByRole('button', { name: 'See my gift' }))
    expect(await screen.findByText('75 €')).toBeVisible()
    expect(hash()).toBe('')
  })

  it('[SH-041] greets the holder of a box, and says when nothing is left', async () => {
    show('/beneficiary/login', {
      query: { type: 'box' },
      gift: () => ({ ...worth, status: 'used', balance: 0, session: null }),
    })
    expect(await screen.findByRole('heading', { name: 'I’ve received a box' })).toBeVisible()
    await type('Code of the gift', 'ABCD')
    await userEvent.click(screen.getByRole('button', { name: 'See my gift' }))
    expect(await screen.findByText('Everything on this gift has been spent.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Choose a stay' })).toBeNull()
    expect(localStorage.getItem(giftSessionKey)).toBeNull()
  })

  it.each([
    [404, 'gift-not-found', /We know no gift with this code/],
    [429, 'too-many-requests', /Too many tries/],
  ])('says of a refusal %i what can be done', async (status, code, words) => {
    show('/beneficiary/login', {
      gift: () => {
        throw new ApiError({ kind: 'http', status, problem: { type: '', title: '', status, code } })
      },
    })
    await type('Code of the gift', 'ABCD')
    await userEvent.click(screen.getByRole('button', { name: 'See my gift' }))
    expect(await screen.findByText(words)).toBeVisible()
  })
})

describe('a box', () => {
  it('[GI-037] says that an order which is not paid holds it, and when it is free again: it is not spent', async () => {
    show('/beneficiary/login', {
      gift: () => ({
        ...worth,
        status: 'used',
        balance: 0,
        held: { amount: 7_500, minutes: 12 },
        session: null,
      }),
    })
    await type('Code of the gift', 'ABCD')
    await userEvent.click(screen.getByRole('button', { name: 'See my gift' }))
    expect(await screen.findByText('Waiting')).toBeVisible()
    expect(screen.getByText(/holds 75\s€ of it\. If it is not paid within 12 minutes/)).toBeVisible()
    expect(screen.queryByText(/has been spent/)).toBeNull()
  })

  it('[GI-034] [GI-026] goes to the checkout at its price of today with the words of the giver', async () => {
    const { record } = show('/boxes/4')
    await screen.findByRole('button', { name: 'Give this box' })
    await type(/^From/, 'Bob99')
    await userEvent.click(await screen.findByRole('button', { name: 'Give this box' }))
    expect(record.navigations).toEqual([])
    await userEvent.clear(screen.getByRole('textbox', { name: /^From/ }))
    await type(/^From/, 'Bob')
    await type(/^Your message/, 'Off you go')
    await userEvent.click(screen.getByRole('button', { name: 'Give this box' }))
    expect(record.navigations).toEqual([{ uri: '/checkout/gifting?flow=gifting', replace: false }])
    expect(readGift(sessionStorage)).toMatchObject({
      amountCents: 17_900,
      item: { type: 'box', boxId: '4', customisation: { fromName: 'Bob', message: 'Off you go' } },
    })
    expect(record.tracked.filter(({ name }) => name === 'add_to_cart')).toEqual([
      {
        name: 'add_to_cart',
        params: {
          item_id: '4',
          item_name: 'Two by the sea',
          item_category: 'gift',
          value: 179,
          currency: 'EUR',
        },
      },
    ])
  })

  it('[GI-034] shows the stays it opens, and how it works', async () => {
    const { record } = show('/boxes/4')
    expect(await screen.findByText('A night by the water.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible()
    expect(record.fragments).toMatchObject([
      {
        fragment: 'mf-search/result-carousel',
        props: {
          theme: '985',
          tags: ['breakfast'],
          priceMax: 179,
          title: '12 hotels have stays that this box pays in full',
        },
      },
    ])
  })
})

it('[GI-036] gives back the card that waits in the basket, to be changed', async () => {
  const first = show('/giftcard/customization')
  await userEvent.click(await screen.findByRole('radio', { name: 'For two' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }))
  await type('Your amount in euros', '65')
  await type('From', 'Anne')
  await userEvent.click(screen.getByRole('button', { name: /^Continue for 65/ }))
  expect(first.record.tracked.map(({ name }) => name)).toEqual(['view_item', 'add_to_cart'])
  first.unmount()
  show('/giftcard/customization')
  expect(await screen.findByRole('radio', { name: 'For two' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Your amount in euros' })).toHaveValue('65')
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('Anne')
})

it('[SH-021] has nothing at other addresses', async () => {
  show('/giftcard')
  expect(await screen.findByRole('link', { name: 'Go to the homepage' })).toBeVisible()
})
