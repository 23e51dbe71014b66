import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftPaymentRequest } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { createCardToken, createOrder } from '@escapade/shared-contracts/api/orders/orders'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillEverything, payButton, showCheckout } from '../testing/render-checkout'

beforeEach(() => sessionStorage.clear())

describe('codes at the checkout', () => {
  const refused = (code: string) =>
    new ApiError({ kind: 'http', status: 404, problem: { type: '', title: '', status: 404, code } })
  const gift = { codeEnding: 'PQRS', usedAmount: 12_990, balanceAfter: 2010 }
  const paid = { promotion: null, giftcards: [gift], paidAmount: 12_990, amountToPay: 0 }
  const apply = async (code: string) => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^Code/ }))
    await userEvent.paste(code)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  }

  it('[CH-043] [GI-037] pays by gift, asks for no card then, and says what is left', async () => {
    const { record } = showCheckout({ answers: { preview: () => paid } })
    await apply('ABCD-PQRS')
    expect(await screen.findByText(/Gift … PQRS, 20,10 € left on it/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await fillEverything({ card: false })
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay 0/ }))
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({
      expectedAmount: 12_990,
      items: { giftcards: [{ serialNumber: 'ABCD-PQRS', usedAmount: 12_990 }], promotionCodeItem: null },
    })
    expect(record.calls.map(({ endpoint }) => endpoint.path)).not.toContain(createCardToken.path)
  })

  it('[CH-043] takes a promotion off the price that is agreed to', async () => {
    const promotion = { code: 'WELCOME', label: 'Welcome', amount: 1000 }
    const preview = ({ body }: { body: GiftPaymentRequest }) => {
      if (body.giftcards?.length) throw refused('gift-not-found')
      return { promotion, giftcards: [], paidAmount: 1000, amountToPay: 11_990 }
    }
    const { record } = showCheckout({ answers: { preview } })
    await apply('WELCOME')
    await screen.findByText('Welcome')
    await fillEverything()
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay 119,90/ }))
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({
      expectedAmount: 11_990,
      items: { promotionCodeItem: 'WELCOME' },
    })
  })

  it('[CH-043] applies nothing of an unknown code', async () => {
    const preview = ({ body }: { body: GiftPaymentRequest }) => {
      throw refused(body.promotionCode ? 'promotion-code-not-valid' : 'gift-not-found')
    }
    showCheckout({ answers: { preview } })
    await apply('NOTHING')
    expect(await screen.findByText(/This code is not known/)).toBeVisible()
    expect(await payButton()).toBeVisible()
  })
})
