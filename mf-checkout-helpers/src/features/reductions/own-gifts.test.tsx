import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getOwnedGifts } from '@escapade/shared-contracts/api/accounts/accounts'
import type { OwnedGift } from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import { previewGiftPayment } from '@escapade/shared-contracts/api/gifts/gifts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { ReductionForm } from './ReductionForm'
import { useReductions } from './use-reductions'

const gift = (codeEnding: string, status: OwnedGift['worth']['status'] = 'usable'): OwnedGift => ({
  giftUUID: `6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f${codeEnding}`,
  worth: {
    kind: 'giftCard',
    status,
    label: 'Gift card',
    image: { base: '/images/vines/1', sizes: {}, alt: '', url: '/images/vines/1/960x720.jpg' },
    balance: 5_000,
    issuedAmount: 5_000,
    validUntil: '2028-01-01',
    fromName: null,
    message: null,
    productId: null,
    nights: null,
    adults: 2,
    searchUri: '/search',
    codeEnding,
    session: status === 'usable' ? { token: `token-${codeEnding}`, expiresAt: '2027-01-01T00:00:00Z' } : null,
  },
})

function Checkout() {
  const reductions = useReductions({ totalAmount: 20_000, subject: 'stay/1' })
  return <ReductionForm reductions={reductions} />
}

function show(visit: { signedIn: boolean }) {
  let asked = 0
  const rendered = renderInShell(<Checkout />, {
    texts: { checkout: en },
    visit,
    api: [
      answer(getOwnedGifts, () => {
        asked += 1
        return { gifts: [gift('1234'), gift('9999', 'used')] }
      }),
      answer(previewGiftPayment, ({ body }) => ({
        promotion: null,
        giftcards: (body.giftcards ?? []).map(({ serialNumber }) => ({
          codeEnding: serialNumber.slice(-4),
          usedAmount: 5_000,
          balanceAfter: 0,
          validUntil: '2028-01-01',
        })),
        paidAmount: 5_000,
        amountToPay: 15_000,
      })),
    ],
  })
  return { ...rendered, asked: () => asked }
}
afterEach(() => localStorage.clear())

describe('gifts of the account in the checkout', () => {
  it('[GI-037] are offered and pay by a press; what is spent is not offered', async () => {
    const { container } = show({ signedIn: true })
    const use = await screen.findByRole('button', { name: /^Use Gift card \(…1234\)/ })
    expect(screen.queryByRole('button', { name: /9999/ })).not.toBeInTheDocument()
    await expectAccessible(container)
    await userEvent.click(use)
    expect(await screen.findByText(/Gift … 1234/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /1234/ })).not.toBeInTheDocument()
  })

  it('[GI-037] are not asked for without a session', async () => {
    const { asked } = show({ signedIn: false })
    expect(await screen.findByRole('heading', { name: en.reductions.title })).toBeVisible()
    expect(asked()).toBe(0)
  })
})
