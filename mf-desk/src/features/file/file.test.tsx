import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { askForApproval } from '@escapade/shared-contracts/api/desk/approvals'
import type { NewApproval } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import {
  cancelAtDesk,
  correctBuyer,
  getDeskSession,
  getOrderFile,
  giveBackAtDesk,
  giveGiftAtDesk,
  previewRefund,
  repeatRefund,
  sendPaymentLink,
} from '@escapade/shared-contracts/api/desk/desk'
import type {
  CorrectedBuyer,
  DeskCancellation,
  DeskGift,
  DeskGiveBack,
  OrderFile,
} from '@escapade/shared-contracts/api/desk/desk-schemas'
import { addNote, listStaff } from '@escapade/shared-contracts/api/desk/notes'
import type { NewNote } from '@escapade/shared-contracts/api/desk/notes-schemas'
import { resendMail } from '@escapade/shared-contracts/api/orders/order-changes'
import type { PaymentLinkRequest } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { approvalOf, fileOf, orderUUID, sessionOf } from '../../testing/desk-fixture'
import { OrderFilePage } from './OrderFilePage'

const refused = (status: number, code: string, values?: Record<string, unknown>) =>
  new ApiError({ kind: 'http', status, problem: { type: 'about:blank', title: code, status, code, values } })

type Handlers = {
  file?: () => OrderFile
  cancel?: (wish: DeskCancellation) => void
  giveBack?: (wish: DeskGiveBack) => void
  giveGift?: (wish: DeskGift) => void
  correct?: (buyer: CorrectedBuyer) => void
  resend?: () => void
  note?: (note: NewNote) => void
  ask?: (approval: NewApproval) => void
  link?: (link: PaymentLinkRequest) => void
  repeat?: () => void
}

function show({
  file = () => fileOf(),
  cancel,
  giveBack,
  giveGift,
  correct,
  resend,
  note,
  ask,
  link,
  repeat,
}: Handlers = {}) {
  return renderInShell(<OrderFilePage orderUUID={orderUUID} />, {
    texts: { desk: en },
    visit: { customerCare: true },
    api: [
      answer(getOrderFile, file),
      answer(askForApproval, ({ body }) => {
        ask?.(body)
        return approvalOf()
      }),
      answer(sendPaymentLink, ({ body }) => {
        link?.(body)
        return { email: 'mila.vos@example.nl', expiresAt: '2026-11-29T09:00:00.000Z' }
      }),
      answer(repeatRefund, () => repeat?.()),
      answer(addNote, ({ body }) => {
        note?.(body)
        return {
          noteId: orderUUID,
          author: 'lise@escapade.example',
          text: body.text,
          createdAt: '2026-11-28T09:00:00Z',
        }
      }),
      answer(getDeskSession, () => sessionOf()),
      answer(listStaff, () => ({ staff: ['ida@escapade.example', sessionOf().email] })),
      answer(resendMail, () => {
        resend?.()
        return {} as never
      }),
      answer(previewRefund, ({ body: { refund } }) => {
        const amount = typeof refund === 'number' ? refund : 27_300
        return { amount, parts: { cardAmount: amount, giftAmount: 0, uncollectedAmount: 0 } }
      }),
      answer(cancelAtDesk, ({ body }) => {
        cancel?.(body)
        return {} as never
      }),
      answer(giveGiftAtDesk, ({ body }) => {
        giveGift?.(body)
        return { orderUUID, bookingNumber: '59120737' }
      }),
      answer(correctBuyer, ({ body }) => {
        correct?.(body)
        return undefined
      }),
      answer(giveBackAtDesk, ({ body }) => {
        giveBack?.(body)
        return {} as never
      }),
    ],
  })
}

const forLead = () =>
  fileOf({
    acts: [
      { act: 'cancel', refusal: null, roles: ['lead'] },
      { act: 'give-back', refusal: null, roles: ['lead'] },
    ],
  })

beforeEach(() => window.localStorage.clear())

describe('the file of an order', () => {
  it('has the buyer, the state, the history with its causes, and the money with references', async () => {
    const { container } = show()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mila Vos 48120736')
    expect(screen.getByRole('link', { name: '+31612345678' })).toHaveAttribute('href', 'tel:+31612345678')
    const history = within(screen.getByRole('region', { name: 'What happened, and why' }))
    expect(history.getByText('by lise@escapade.example · Refund by customer care')).toBeVisible()
    expect(screen.getByText(/visa ending in 4242/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'pi_3fA9' })).toHaveAttribute(
      'href',
      'https://dashboard.stripe.com/payments/pi_3fA9',
    )
    expect(screen.getByText(/not sent yet: Error: the mail server is away/)).toBeVisible()
    expect(screen.getByText('Late arrival')).toBeVisible()
    await expectAccessible(container)
  })

  it('shows beside it what the customer sees, in the language of the customer', async () => {
    show()
    const total = await screen.findByText('Totaal')
    expect(total.closest('[lang]')).toHaveAttribute('lang', 'nl-NL')
    expect(screen.getByText(/Toeristenbelasting/)).toBeVisible()
    expect(screen.getByText(/3 personen/)).toBeVisible()
  })

  it('offers what may be done, and says who may do the rest', async () => {
    show()
    expect(await screen.findByRole('link', { name: 'Change dates or people' })).toHaveAttribute(
      'href',
      `/checkout/modification/${orderUUID}`,
    )
    expect(screen.getByText('May do this: lead')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
  })

  it('keeps what was typed of a note where the page is loaded anew, until it is kept', async () => {
    const first = show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'New note' }), 'Rang at noon')
    first.unmount()
    const second = show()
    expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('Rang at noon')
    await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
    expect(await screen.findByText('Rang at noon')).toBeVisible()
    second.unmount()
    show()
    expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('')
  })

  it('sends the confirmation again, and says so or that it did not', async () => {
    const resend = jest.fn()
    show({ resend })
    const button = await screen.findByRole('button', { name: 'Send the confirmation again' })
    await userEvent.click(button)
    expect(await screen.findByText('Sent again to m…@example.nl')).toBeVisible()
    resend.mockImplementation(() => {
      throw refused(429, 'too-many-requests')
    })
    await userEvent.click(button)
    expect(await screen.findByText(/Wait a minute/)).toBeVisible()
  })

  it('[SC-017] cancels with the sum that the preview has said, and asks again when another one comes back', async () => {
    const cancel = jest.fn(() => {
      throw refused(409, 'refund-changed', { newAmount: 0 })
    })
    show({ file: forLead, cancel })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 48120736?' }))
    const confirm = await dialog.findByRole('button', { name: /Cancel and give back .*273/ })
    // While the sum is asked for again the button is busy, and swallows a press.
    await waitFor(async () => {
      await userEvent.click(confirm)
      expect(dialog.getByText('Say why in a few words')).toBeVisible()
    })
    expect(cancel).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The hotel is closed')
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(cancel).toHaveBeenCalledWith({
        refund: 'conditions',
        expectedRefund: 27_300,
        reason: 'The hotel is closed',
      }),
    )
    expect(await dialog.findByText(/Another sum comes back now/)).toBeVisible()
    cancel.mockImplementation(() => undefined as never)
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[SC-017] gives an amount back without cancelling, from where the file was read', async () => {
    const giveBack = jest.fn()
    const { container } = show({ file: forLead, giveBack })
    await userEvent.click(await screen.findByRole('button', { name: 'Give money back' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give money of 48120736 back' }))
    await userEvent.click(await dialog.findByRole('button', { name: /Give back/ }))
    expect(await dialog.findByText('Write an amount such as 12,50')).toBeVisible()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Amount in euros' }), '20')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cold breakfast')
    await userEvent.click(await dialog.findByRole('button', { name: /Give back .*20/ }))
    await waitFor(() =>
      expect(giveBack).toHaveBeenCalledWith({
        amount: 2_000,
        returnedBefore: 0,
        reason: 'Cold breakfast',
      }),
    )
    await expectAccessible(container)
  })

  it('[SC-017] asks a lead for another mailbox, and leads another one', async () => {
    const ask = jest.fn<void, [NewApproval]>()
    const acts = [{ act: 'correct-mailbox', refusal: null, roles: ['lead' as const] }]
    show({ file: () => fileOf({ acts }), ask })
    await userEvent.click(await screen.findByRole('button', { name: 'Book it on another e-mail' }))
    const dialog = within(await screen.findByRole('dialog'))
    const email = await dialog.findByRole('textbox', { name: /New e-mail/ })
    await userEvent.type(email, 'mila')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Spelled on the telephone')
    await userEvent.click(dialog.getByRole('button', { name: 'Ask a lead' }))
    expect(await dialog.findByText(/This is no e-mail/)).toBeVisible()
    await userEvent.type(email, '@new.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Ask a lead' }))
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith({
        wish: { act: 'correct-mailbox', email: 'mila@new.example', emailBefore: 'mila.vos@example.nl' },
        reason: 'Spelled on the telephone',
      }),
    )
  })

  it('[SC-017] gives a gift card of an amount with a reason, beside what was given before', async () => {
    const giveGift = jest.fn<void, [DeskGift]>()
    const history = [
      ...fileOf().history,
      {
        cause: 'goodwill-gift',
        isOfPayment: false,
        fromStatus: 'confirmed',
        toStatus: 'confirmed',
        by: 'agent' as const,
        name: 'ida@escapade.example',
        reason: '59120736',
        amounts: { gift: 1_000 },
        inferred: false,
        at: '2026-11-21T09:00:00.000Z',
      },
    ]
    const acts = [{ act: 'give-gift', refusal: null, roles: ['lead' as const] }]
    const { container } = show({ file: () => fileOf({ acts, history }), giveGift })
    expect(await screen.findByText('Gift card of 10 €')).toBeVisible()
    expect(screen.getByText(/order 59120736/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Give a gift card' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Given for this order before: 10 €')).toBeVisible()
    const amount = dialog.getByRole('textbox', { name: /Amount in euros/ })
    await userEvent.type(amount, '501')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Cold breakfast')
    await userEvent.click(dialog.getByRole('button', { name: /Give a gift card of/ }))
    expect(await dialog.findByText('Write an amount from 1 to 500, such as 20')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '25,5')
    await expectAccessible(container)
    await userEvent.click(dialog.getByRole('button', { name: /Give a gift card of 25,50/ }))
    await waitFor(() =>
      expect(giveGift).toHaveBeenCalledWith({ amount: 2_550, givenBefore: 1_000, reason: 'Cold breakfast' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[SC-017] asks a lead for what an agent may not do, with the sum and the reason', async () => {
    const ask = jest.fn()
    const asked = approvalOf({ outcome: 'declined', decidedBy: 'ida@escapade.example', answer: 'Too much' })
    show({
      file: () =>
        fileOf({ acts: [{ act: 'give-back', refusal: 'leads-only', roles: ['lead'] }], approvals: [asked] }),
      ask,
    })
    expect(await screen.findByText(/Declined by ida@escapade.example · Too much/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ask a lead for it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give money of 48120736 back' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Amount in euros' }), '20')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cold breakfast')
    await userEvent.click(await dialog.findByRole('button', { name: /Ask a lead: .*20/ }))
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith({
        wish: { act: 'give-back', amount: 2_000, returnedBefore: 0 },
        reason: 'Cold breakfast',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says of an order that is not paid that this is why, and names its mail', async () => {
    const { order } = fileOf()
    show({
      file: () =>
        fileOf({
          order: { ...order, status: 'pending', state: 'held' },
          acts: [{ act: 'cancel', refusal: 'order-not-cancellable', roles: ['lead'] }],
          mails: [
            {
              id: '1',
              kind: 'payment-link-mail',
              createdAt: '2026-11-28T09:00:00.000Z',
              sentAt: null,
              attempts: 0,
              problem: null,
            },
          ],
        }),
    })
    expect(await screen.findByText('It is not paid')).toBeVisible()
    expect(screen.getByText('Link to pay')).toBeVisible()
  })

  it('[SC-050] sends a link to pay, for as long as is chosen, and says until when', async () => {
    const link = jest.fn()
    const { container } = show({
      file: () => fileOf({ acts: [{ act: 'send-payment-link', refusal: null, roles: ['agent', 'lead'] }] }),
      link,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send a payment link' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio', { name: '24 hours' }))
    await expectAccessible(container)
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }))
    expect(await dialog.findByText(/on its way to mila.vos@example.nl. Held until/)).toBeVisible()
    expect(link).toHaveBeenCalledWith({ hours: 24 })
  })

  it('corrects a name by the rules of the contract, and leaves the mailbox as it is', async () => {
    const correct = jest.fn()
    show({
      file: () => fileOf({ acts: [{ act: 'correct-buyer', refusal: null, roles: ['agent', 'lead'] }] }),
      correct,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Correct name or telephone' }))
    const dialog = within(await screen.findByRole('dialog'))
    const lastName = await dialog.findByRole('textbox', { name: 'Last name' })
    await userEvent.clear(lastName)
    await userEvent.type(lastName, '<b>')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/as it stands in the passport/)).toBeVisible()
    expect(correct).not.toHaveBeenCalled()
    await userEvent.clear(lastName)
    await userEvent.type(lastName, 'Van Damme')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(correct).toHaveBeenCalledWith({
        firstName: 'Mila',
        lastName: 'Van Damme',
        phoneNumber: '+31612345678',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[SH-017] keeps a note for a colleague, who is not oneself, and says whom others are for', async () => {
    const note = jest.fn<void, [NewNote]>()
    const kept = {
      noteId: orderUUID,
      author: 'ida@escapade.example',
      text: 'Call her back',
      mention: 'lise@escapade.example',
      isDone: true,
      createdAt: '2026-11-28T09:00:00Z',
    }
    show({ file: () => fileOf({ notes: [kept] }), note })
    expect(await screen.findByText(/for lise@escapade.example, done/)).toBeVisible()
    const mention = await screen.findByRole('combobox', { name: /For a colleague/ })
    expect(within(mention).queryByRole('option', { name: 'lise@escapade.example' })).toBeNull()
    await userEvent.selectOptions(mention, 'ida@escapade.example')
    await userEvent.type(screen.getByRole('textbox', { name: /New note/ }), 'Ask the hotel')
    await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
    await waitFor(() =>
      expect(note).toHaveBeenCalledWith({ text: 'Ask the hotel', mention: 'ida@escapade.example' }),
    )
    await waitFor(() => expect(mention).toHaveValue(''))
  })

  it('keeps a note that could not be saved in its field', async () => {
    const note = jest.fn(() => {
      throw refused(500, 'internal')
    })
    show({ note })
    const field = await screen.findByRole('textbox', { name: 'New note' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
    expect(await screen.findByText('Write something first')).toBeVisible()
    await userEvent.type(field, 'Nut allergy')
    await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
    expect(await screen.findByText(/still here: try again/)).toBeVisible()
    expect(field).toHaveValue('Nut allergy')
    note.mockImplementation(() => undefined as never)
    await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
    expect(await screen.findByText('Nut allergy')).toBeVisible()
    expect(field).toHaveValue('')
  })

  it.each([
    [
      'another role',
      refused(403, 'role-required', { roles: ['agent', 'lead'] }),
      /It may be seen by: agent, lead/,
    ],
    ['a gateway that is away', refused(500, 'internal'), /could not be loaded/],
    ['an order that is none', refused(404, 'order-not-found'), /There is nothing here/],
  ])('says of %s that it cannot be shown', async (_, error, words) => {
    show({
      file: () => {
        throw error
      },
    })
    expect(await screen.findByText(words)).toBeVisible()
  })
})

describe('a refund that the bank did not take', () => {
  it('[SC-017] says so beside its sum, and is sent once more with a press', async () => {
    const repeat = jest.fn()
    const whole = fileOf()
    const money = { ...whole.order.money, refundFailed: 5_000, disputed: 2_000 }
    show({
      repeat,
      file: () => ({
        ...whole,
        order: { ...whole.order, money },
        acts: [{ act: 'repeat-refund', refusal: null, roles: ['lead'] }],
        refunds: [
          {
            amount: 5_000,
            reason: 'cancellation',
            createdAt: '2026-11-20T09:00:00Z',
            doneAt: '2026-11-20T09:00:01Z',
            failedAt: '2026-11-22T09:00:00Z',
          },
        ],
      }),
    })
    expect(await screen.findByText('not taken by the bank')).toBeVisible()
    expect(screen.getByText('Disputed with the bank')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send the refund once more' }))
    await waitFor(() => expect(repeat).toHaveBeenCalledTimes(1))
  })

  it('[SC-017] is no act of an order without one', async () => {
    show({ file: () => fileOf({ acts: [{ act: 'repeat-refund', refusal: null, roles: ['lead'] }] }) })
    await screen.findByRole('heading', { name: 'Money' })
    expect(screen.queryByRole('button', { name: 'Send the refund once more' })).toBeNull()
  })
})
