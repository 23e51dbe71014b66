import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftPaymentRequest } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { createCardToken, createOrder } from '@escapade/shared-contracts/api/orders/orders'
import { giftSessionKey, writeGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillEverything, payButton, showCheckout } from '../../testing/render-checkout'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const held = {
  token: 'a.b.c',
  kind: 'giftCard',
  balance: 14_200,
  validUntil: '2027-11-20',
  codeEnding: 'PQRS',
} as const

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
    await userEvent.click(screen.getByRole('button', { name: 'Order, nothing left to pay' }))
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

  const gifts = (left: number) => ({
    promotion: null,
    giftcards: [{ ...gift, usedAmount: 12_990 - left }],
    paidAmount: 12_990 - left,
    amountToPay: left,
  })
  const orders = (record: ReturnType<typeof showCheckout>['record']) =>
    record.calls.filter(({ endpoint }) => endpoint.path === createOrder.path)

  it('[CH-043] applies a code that was only typed when Pay is pressed, and charges nothing before it is seen', async () => {
    const { record } = showCheckout({ answers: { preview: () => gifts(3_000) } })
    await fillEverything()
    await userEvent.click(screen.getByRole('textbox', { name: /^Code/ }))
    await userEvent.paste('ABCD-PQRS')
    await userEvent.click(await payButton())
    expect(await screen.findByText(/30.€ is left to pay/)).toBeVisible()
    expect(orders(record)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay 30/ }))
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    expect(orders(record)[0]?.input.body).toMatchObject({
      items: { giftcards: [{ serialNumber: 'ABCD-PQRS', usedAmount: 9_990 }] },
    })
  })

  it('[CH-043] pays nothing while a code that is refused stands in the field', async () => {
    const preview = ({ body }: { body: GiftPaymentRequest }) => {
      throw refused(body.promotionCode ? 'promotion-code-not-valid' : 'gift-not-found')
    }
    const { record } = showCheckout({ answers: { preview } })
    await fillEverything()
    await userEvent.click(screen.getByRole('textbox', { name: /^Code/ }))
    await userEvent.paste('NOTHING')
    await userEvent.click(await payButton())
    expect(await screen.findByText('Your code is not applied')).toBeVisible()
    expect(orders(record)).toEqual([])
    await userEvent.clear(screen.getByRole('textbox', { name: /^Code/ }))
    await userEvent.click(await payButton())
    await waitFor(() => expect(record.navigations).toHaveLength(1))
  })

  it('[CH-043] keeps the better of two promotions with a word why, on a line apart from the gift', async () => {
    const worth: Record<string, number> = { SMALL: 500, LARGE: 1_000 }
    const preview = ({ body }: { body: GiftPaymentRequest }) => {
      const { giftcards = [], promotionCode: code } = body
      if (giftcards.some(({ serialNumber }) => serialNumber in worth)) throw refused('gift-not-found')
      const amount = code ? (worth[code] ?? 0) : 0
      const used = giftcards.length > 0 ? 2_000 : 0
      return {
        promotion: code ? { code, label: `Take ${code}`, amount } : null,
        giftcards: giftcards.map(() => ({ ...gift, usedAmount: used })),
        paidAmount: amount + used,
        amountToPay: 12_990 - amount - used,
      }
    }
    showCheckout({ answers: { preview } })
    await apply('SMALL')
    await screen.findByText('Promotion: Take SMALL')
    await apply('LARGE')
    expect(await screen.findByText(/takes more off than SMALL/)).toBeVisible()
    await apply('SMALL')
    expect(await screen.findByText(/already takes more off: we keep it/)).toBeVisible()
    await apply('ABCD-PQRS')
    const lines = (await screen.findByText('Paid by your gift')).closest('dl')
    expect(lines?.textContent?.replace(/[\s\u202f\u00a0]/g, ' ')).toContain(
      'Promotion: Take LARGE−10 €Paid by your gift−20 €To pay today99,90 €Local tax, to be paid on site3,30 €Total of the stay123,20 €',
    )
  })

  it('[CH-043] still has the codes after a reload, and applies a looked-up gift at once', async () => {
    writeGiftSession(localStorage, held)
    const first = showCheckout({ answers: { preview: () => gifts(3_000) } })
    expect(await screen.findByRole('button', { name: /^Order and pay 30/ })).toBeVisible()
    first.unmount()
    writeGiftSession(localStorage, null)
    const again = showCheckout({ answers: { preview: () => gifts(3_000) } })
    expect(await screen.findByRole('button', { name: /^Order and pay 30/ })).toBeVisible()
    again.unmount()
    showCheckout({ productId: 'p2', answers: { preview: () => gifts(3_000) } })
    expect(await payButton()).toBeVisible()
  })

  it('[CH-043] [GI-037] pays with the token of the gift that travels along, and says until when the rest stays', async () => {
    writeGiftSession(localStorage, held)
    const left = { ...gifts(0), amountToPay: 0 }
    left.giftcards = left.giftcards.map((gift) => ({
      ...gift,
      balanceAfter: 1_210,
      validUntil: '2027-11-20',
    }))
    const { record } = showCheckout({ answers: { preview: () => left } })
    expect(await screen.findByText(/12,10 € left on it \(until November 20, 2027\)/)).toBeVisible()
    await fillEverything({ card: false })
    await userEvent.click(screen.getByRole('button', { name: 'Order, nothing left to pay' }))
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({ items: { giftcards: [{ serialNumber: held.token }] } })
  })

  it('[GI-037] puts a gift aside that pays nothing any more, and asks the price of the stay', async () => {
    writeGiftSession(localStorage, held)
    const preview = ({ body }: { body: GiftPaymentRequest }) => {
      throw refused(body.promotionCode ? 'promotion-code-not-valid' : 'gift-not-found')
    }
    showCheckout({ answers: { preview } })
    expect(await screen.findByText(/This code is not known/)).toBeVisible()
    expect(localStorage.getItem(giftSessionKey)).toBeNull()
    expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveValue('')
  })

  it('[CH-043] [GI-037] charges no full price past a gift that was asked about too often', async () => {
    writeGiftSession(localStorage, held)
    const preview = () => {
      throw new ApiError({ kind: 'http', status: 429 })
    }
    const { record } = showCheckout({ answers: { preview } })
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveValue(held.token))
    await fillEverything()
    await userEvent.click(await payButton())
    expect(await screen.findByText('Your code is not applied')).toBeVisible()
    expect(orders(record)).toEqual([])
    expect(localStorage.getItem(giftSessionKey)).not.toBeNull()
  })

  it('[CH-043] charges no full price for codes that cannot be asked about any more', async () => {
    let isAway = false
    const preview = () => {
      if (isAway) throw new ApiError({ kind: 'http', status: 503 })
      return gifts(3_000)
    }
    const first = showCheckout({ answers: { preview } })
    await apply('ABCD-PQRS')
    await screen.findByText(/Gift … PQRS/)
    first.unmount()
    isAway = true
    const { record } = showCheckout({ answers: { preview } })
    await fillEverything()
    await userEvent.click(await payButton())
    expect(await screen.findByText('Your code is not applied')).toBeVisible()
    expect(orders(record)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Remove the codes' }))
    await userEvent.click(await payButton())
    await waitFor(() => expect(orders(record)).toHaveLength(1))
  }, 20_000)
})
