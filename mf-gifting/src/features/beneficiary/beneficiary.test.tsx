import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import {
  checkGift,
  exchangeGift,
  extendGift,
  getBoxesBlock,
  markGiftOpened,
  thankGiver,
} from '@escapade/shared-contracts/api/gifts/gifts'
import type { BoxesBlock } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { giftSessionKey, parseGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { BeneficiaryPage } from './BeneficiaryPage'

const worth = {
  kind: 'box',
  status: 'usable',
  label: 'A green night',
  image: { base: '/images/voucher/1', sizes: {}, alt: '', url: '' },
  balance: 8_900,
  issuedAmount: 8_900,
  validUntil: '2027-11-20',
  fromName: 'Anne',
  message: null,
  productId: null,
  nights: 1,
  adults: 2,
  searchUri: '/search?flow=booking#theme=27',
  codeEnding: 'PQRS',
  cheapest: 5_800,
  spentOn: null,
  may: { extendTo: null, exchange: true, thank: true },
  session: { token: 'a.b.c', expiresAt: '2026-11-20T22:00:00Z' },
} as GiftWorth
const noMore = { extendTo: null, exchange: false, thank: false }
const boxes = {
  results: [
    { id: 'sea', title: 'Seaside', price: 7_900, promoPrice: null },
    { id: 'castle', title: 'Castle', price: 18_900, promoPrice: null },
  ],
} as BoxesBlock

type Answers = { gift?: Partial<GiftWorth>; refusal?: ApiError; after?: Partial<GiftWorth> }

async function open({ gift = {}, refusal, after = {} }: Answers = {}) {
  const shown = renderInShell(<BeneficiaryPage box={false} />, {
    texts: { gifting: en },
    location: { path: '/beneficiary/login' },
    api: [
      answer(checkGift, () => {
        if (refusal) throw refusal
        return { ...worth, ...gift }
      }),
      answer(markGiftOpened, () => undefined),
      answer(getBoxesBlock, () => boxes),
      answer(extendGift, () => ({ ...worth, ...gift, ...after })),
      answer(exchangeGift, () => ({ ...worth, ...gift, ...after })),
      answer(thankGiver, () => undefined),
    ],
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Code of the gift' }), 'abcd efgh')
  await userEvent.click(screen.getByRole('button', { name: 'See my gift' }))
  return shown
}
type Shown = Awaited<ReturnType<typeof open>>
const bodyOf = ({ record }: Shown, { path }: { path: string }) =>
  record.calls.find(({ endpoint }) => endpoint.path === path)?.input.body

beforeEach(() => localStorage.clear())

it('[GI-037] tells the giver that the gift was opened', async () => {
  const shown = await open()
  expect(await screen.findByText('A green night')).toBeVisible()
  await waitFor(() => expect(bodyOf(shown, markGiftOpened)).toMatchObject({ code: 'abcd efgh' }))
})

it('[GI-037] leads a small rest to stays, and says what is to be added', async () => {
  await open({ gift: { kind: 'giftCard', balance: 2_600, searchUri: '/search?flow=booking' } })
  expect(await screen.findByText(/the cheapest costs 58\s€, so that you add 32\s€/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a stay' })).toHaveAttribute(
    'href',
    '/search?flow=booking#sort=priceAsc',
  )
})

it('[GI-017] extends an expired gift by the code, and takes it along again', async () => {
  const shown = await open({
    gift: { status: 'expired', session: null, may: { ...noMore, extendTo: '2027-05-20' } },
    after: { status: 'usable', validUntil: '2027-05-20', may: noMore, session: worth.session ?? null },
  })
  expect(await screen.findByText(/You can still extend it, once and free/)).toBeVisible()
  expect(localStorage.getItem(giftSessionKey)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Extend until May 20, 2027, free' }))
  expect(await screen.findByText('Your gift is now valid until May 20, 2027.')).toBeVisible()
  expect(bodyOf(shown, extendGift)).toMatchObject({ code: 'abcd efgh' })
  expect(parseGiftSession(localStorage.getItem(giftSessionKey))?.token).toBe('a.b.c')
  expect(screen.queryByRole('button', { name: /^Extend/ })).toBeNull()
})

it('[GI-034] exchanges a box for one that costs no more, or for a card', async () => {
  const shown = await open({ after: { label: 'Seaside', may: noMore } })
  await userEvent.click(await screen.findByRole('button', { name: 'Exchange it' }))
  expect(await screen.findByRole('radio', { name: /^A gift card of 89\s€/ })).toBeChecked()
  await userEvent.click(await screen.findByRole('radio', { name: /^Seaside.*10\s€ stay on the gift/ }))
  expect(screen.queryByRole('radio', { name: /Castle/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Exchange' }))
  expect(await screen.findByText(/Your gift is exchanged/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Seaside' })).toBeVisible()
  expect(bodyOf(shown, exchangeGift)).toMatchObject({ boxId: 'sea' })
})

it('sends thanks once they have a name and words', async () => {
  const shown = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Say thank you' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send my thanks' }))
  expect(screen.getAllByText('Mandatory field')).toHaveLength(2)
  expect(bodyOf(shown, thankGiver)).toBeUndefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), 'Léa & Tom')
  await userEvent.type(screen.getByRole('textbox', { name: /^Your message/ }), 'Thank you 💛')
  await userEvent.click(screen.getByRole('button', { name: 'Send my thanks' }))
  expect(await screen.findByText('Your thanks are on their way.')).toBeVisible()
  expect(bodyOf(shown, thankGiver)).toMatchObject({ name: 'Léa & Tom', message: 'Thank you 💛' })
  expect(screen.queryByRole('button', { name: 'Say thank you' })).toBeNull()
})

it('[GI-037] says when the last of it was spent, and leads on', async () => {
  await open({ gift: { status: 'used', balance: 0, session: null, spentOn: '2026-11-12', may: noMore } })
  expect(await screen.findByText(/the last of it on November 12, 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the stays' })).toHaveAttribute('href', '/search')
})

it.each([
  ['WITHDRAWN', /was given back by its buyer/],
  ['STOPPED', /was stopped and pays nothing any more/],
])('[GI-037] says of a code that was good why it is not: %s', async (reason, words) => {
  const problem = { type: '', title: '', status: 404, code: 'gift-not-found', values: { reason } }
  await open({ refusal: new ApiError({ kind: 'http', status: 404, problem }) })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to customer care' })).toHaveAttribute('href', '/contact')
})
