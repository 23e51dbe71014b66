import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { claimGift, dropGift, getOwnedGifts } from '@escapade/shared-contracts/api/accounts/accounts'
import type { OwnedGift } from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { GiftsPage } from './GiftsPage'

const gift = (change: Partial<OwnedGift['worth']> = {}): OwnedGift => ({
  giftUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10',
  worth: {
    kind: 'giftCard',
    status: 'usable',
    label: 'Gift card',
    image: { base: '/images/card/1', sizes: {}, alt: '', url: '' },
    balance: 8_650,
    issuedAmount: 15_000,
    validUntil: '2028-02-12',
    fromName: 'Camille',
    message: null,
    productId: null,
    nights: null,
    adults: 2,
    searchUri: '/search?flow=booking',
    codeEnding: 'PQRS',
    session: { token: 'token-of-the-session', expiresAt: '2999-01-01T00:00:00.000Z' },
    ...change,
  },
})

function show(start: OwnedGift[]) {
  let owned = start
  const claimed: string[] = []
  const rendered = renderInShell(<GiftsPage />, {
    texts: { account: en },
    api: [
      answer(getOwnedGifts, () => ({ gifts: owned })),
      answer(claimGift, ({ body }) => {
        if (body.code === 'WRONG') throw new ApiError({ kind: 'http', status: 404 })
        claimed.push(body.code)
        owned = [gift()]
        return gift()
      }),
      answer(dropGift, () => {
        owned = []
        return undefined
      }),
    ],
  })
  return { ...rendered, claimed }
}

beforeEach(() => localStorage.clear())

describe('gifts of the account', () => {
  it('[GI-037] say what is left, until when, and from whom', async () => {
    const { container } = show([gift()])
    expect(await screen.findByText(/86.50\s€ left/)).toBeVisible()
    expect(screen.getByText(/of 150\s€/)).toBeVisible()
    expect(screen.getByText('From Camille')).toBeVisible()
    await expectAccessible(container)
  })

  it('[GI-037] are used by a press: the gift travels along to the stays that it pays', async () => {
    const { record } = show([gift()])
    await userEvent.click(await screen.findByRole('button', { name: 'Use: Gift card' }))
    expect(record.navigations[0]?.uri).toBe('/search?flow=booking#priceMax=86.5')
    expect(JSON.parse(localStorage.getItem('escapade.gift-session') ?? '')).toMatchObject({
      token: 'token-of-the-session',
      balance: 8_650,
    })
  })

  it('[GI-037] that are used up or expired cannot be used', async () => {
    show([gift({ status: 'used', balance: 0, session: null })])
    expect(await screen.findByText('Used up')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use: Gift card' })).not.toBeInTheDocument()
  })

  it('[GI-037] are added by their code; a wrong one says what to do and stays typed', async () => {
    const { claimed, container } = show([])
    expect(await screen.findByRole('heading', { name: 'No gift here yet' })).toBeVisible()
    const code = screen.getByLabelText('Code of the gift')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText('Type the code')).toBeVisible()
    await userEvent.type(code, 'WRONG')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('no gift with this code')
    expect(code).toHaveValue('WRONG')
    await expectAccessible(container)
    await userEvent.clear(code)
    await userEvent.type(code, 'ABCD-EFGH')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('The gift is in your account.')).toBeVisible()
    expect(claimed).toEqual(['ABCD-EFGH'])
    expect(code).toHaveValue('')
  })

  it('[GI-037] are taken out and put back', async () => {
    const { claimed } = show([gift()])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Gift card' }))
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('article', { name: 'Gift card' })).toBeVisible()
    expect(claimed).toEqual(['token-of-the-session'])
  })
})
