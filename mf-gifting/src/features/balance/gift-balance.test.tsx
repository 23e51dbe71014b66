import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { readGiftSession } from '@escapade/shared-contracts/api/gifts/gifts'
import { giftSessionKey, writeGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { GiftBalance } from './GiftBalance'

const session = {
  token: 'a.b.c',
  kind: 'giftCard',
  balance: 15_000,
  validUntil: '2027-11-20',
  codeEnding: 'PQRS',
} as const
const worth = { ...session, status: 'usable', balance: 14_200 } as unknown as GiftWorth

beforeEach(() => {
  localStorage.clear()
  writeGiftSession(localStorage, session)
})

type Showing = {
  priceCents?: number
  hash?: string
  query?: Record<string, string>
  path?: string
  gift?: () => GiftWorth
}
const show = ({ priceCents, hash = '', query = {}, path = '/search', gift = () => worth }: Showing = {}) =>
  renderInShell(<GiftBalance priceCents={priceCents} />, {
    texts: { gifting: en },
    location: { path, query },
    hash,
    api: [answer(readGiftSession, gift)],
  })
const line = () => screen.getByRole('complementary', { name: 'Your gift' })

it('[GI-037] says what is left now and until when, and bounds the results by it', async () => {
  show({ hash: 'theme=spa', query: { flow: 'booking', page: '3' } })
  await waitFor(() =>
    expect(line()).toHaveTextContent(/Your gift pays 142\s€\. Valid until November 20, 2027/),
  )
  expect(screen.getByRole('link', { name: 'Only stays it pays in full' })).toHaveAttribute(
    'href',
    '/search?flow=booking#theme=spa&priceMax=142',
  )
})

it('[GI-037] takes the bound away again', async () => {
  show({ hash: 'theme=spa&priceMax=142' })
  expect(await screen.findByRole('link', { name: 'Stays at any price' })).toHaveAttribute(
    'href',
    '/search?flow=booking#theme=spa',
  )
})

it.each([
  [14_200, /pays 142\s€, you add 0\s€\. Valid until/],
  [20_050, /pays 142\s€, you add 58,50\s€\. Valid until/],
  [10_000, /pays 100\s€, you add 0\s€\. 42\s€ stay on it until/],
])('[GI-037] says of a price of %i cents what is to be added and what stays', async (priceCents, words) => {
  show({ priceCents, path: '/product/7' })
  await waitFor(() => expect(line()).toHaveTextContent(words))
  expect(screen.queryByRole('link')).toBeNull()
})

it('puts the gift aside once asked to, and once its session has ended', async () => {
  const first = show()
  await userEvent.click(screen.getByRole('button', { name: 'Put the gift aside' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(localStorage.getItem(giftSessionKey)).toBeNull()
  first.unmount()

  writeGiftSession(localStorage, session)
  const problem = { type: '', title: '', status: 404, code: 'gift-not-found' }
  show({
    gift: () => {
      throw new ApiError({ kind: 'http', status: 404, problem })
    },
  })
  await waitFor(() => expect(localStorage.getItem(giftSessionKey)).toBeNull())
  expect(screen.queryByRole('complementary')).toBeNull()
})
