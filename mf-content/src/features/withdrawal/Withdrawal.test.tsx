import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { confirmWithdrawal, requestWithdrawal } from '@escapade/shared-contracts/api/gifts/gifts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { Withdrawal } from './Withdrawal'

const texts = { content: en }
const offer = {
  token: 'token-1',
  bookingNumber: '12345678',
  deadline: '2027-03-15',
  gifts: [
    {
      giftUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10',
      kind: 'giftCard' as const,
      label: 'Gift card',
      amount: 5_000,
    },
  ],
  refundAmount: 5_000,
}
const orderUUID = '0d7a3a52-4b0e-4c36-9a1d-8f1f0c1b2a3d'
const receipt = {
  orderUUID,
  bookingNumber: '12345678',
  receivedAt: '2027-03-01T09:35:00.000Z',
  refundAmount: 5_000,
  maskedEmail: 'a…@example.com',
}
const refused = (code: string) => () => {
  throw new ApiError({
    kind: 'http',
    status: 409,
    problem: { type: 'about:blank', title: code, status: 409, code },
  })
}

async function sendOrder(number = '12345678') {
  await userEvent.type(await screen.findByLabelText('Booking number'), number)
  await userEvent.type(screen.getByLabelText('Email of the order'), 'Anne@example.com ')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

it('gives gifts back in two steps, and says when the declaration was received', async () => {
  const asked: unknown[] = []
  renderInShell(<Withdrawal />, {
    texts,
    api: [
      answer(requestWithdrawal, ({ body }) => {
        asked.push(body)
        return offer
      }),
      answer(confirmWithdrawal, ({ body }) => {
        asked.push(body)
        return receipt
      }),
    ],
  })
  await sendOrder()
  expect(await screen.findByRole('heading', { name: /Step 2 of 2/ })).toHaveFocus()
  expect(screen.getByText('Gift card')).toBeInTheDocument()
  expect(screen.getByText(/until .*2027/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Declare my withdrawal' }))
  expect(await screen.findByRole('heading', { name: 'We have received your withdrawal' })).toHaveFocus()
  expect(screen.getByText(/was received on .*2027.*10:35.*a…@example\.com/)).toBeInTheDocument()
  expect(asked).toEqual([
    expect.objectContaining({ bookingNumber: '12345678', email: 'Anne@example.com' }),
    { token: 'token-1' },
  ])
})

it('[SH-077] reports the refund once, when the gifts have been returned', async () => {
  const answers = [refused('internal'), () => receipt]
  const { record } = renderInShell(<Withdrawal />, {
    texts,
    api: [answer(requestWithdrawal, () => offer), answer(confirmWithdrawal, () => answers.shift()?.())],
  })
  await sendOrder()
  const declare = await screen.findByRole('button', { name: 'Declare my withdrawal' })
  await userEvent.click(declare)
  expect(await screen.findByText(/Nothing has been declared yet/)).toBeInTheDocument()
  expect(record.tracked).toEqual([])
  await userEvent.click(declare)
  await screen.findByRole('heading', { name: 'We have received your withdrawal' })
  expect(record.tracked).toEqual([
    { name: 'refund', params: { transaction_id: orderUUID, value: 50, currency: 'EUR' } },
  ])
})

it('asks for number and e-mail before anything is sent', async () => {
  renderInShell(<Withdrawal />, { texts, api: [answer(requestWithdrawal, refused('never'))] })
  await sendOrder('123')
  expect(screen.getByText('Booking number is composed of 8 digits')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it.each([
  ['order-not-found', /no order with this number/],
  ['withdrawal-not-found', /Nothing of this order can be given back/],
  ['too-many-requests', /a few tries too many/],
  ['internal', /Nothing has been declared yet/],
])('keeps what was typed when the answer is %s', async (code, text) => {
  renderInShell(<Withdrawal />, { texts, api: [answer(requestWithdrawal, refused(code))] })
  await sendOrder()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByLabelText('Booking number')).toHaveValue('12345678')
})

it('says that a gift was used between the steps, and lets one look again', async () => {
  renderInShell(<Withdrawal />, {
    texts,
    api: [answer(requestWithdrawal, () => offer), answer(confirmWithdrawal, refused('withdrawal-changed'))],
  })
  await sendOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Declare my withdrawal' }))
  expect(await screen.findByText(/has been used in the meantime/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Another order' }))
  expect(screen.getByRole('heading', { name: /Step 1 of 2/ })).toBeInTheDocument()
})
