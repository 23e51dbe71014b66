import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { decideApproval, listApprovals } from '@escapade/shared-contracts/api/desk/approvals'
import type { Approval } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import type { NewDecision } from '@escapade/shared-contracts/api/desk/decision-schemas'
import { getDeskSession } from '@escapade/shared-contracts/api/desk/desk'
import { finishNote } from '@escapade/shared-contracts/api/desk/notes'
import { decidePersonRequest } from '@escapade/shared-contracts/api/desk/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { approvalOf, orderUUID, personRequestOf, sessionOf } from '../../testing/desk-fixture'
import { ApprovalsPage } from './ApprovalsPage'

const trouble = { orderUUID, bookingNumber: '48120736', at: '2026-11-20T09:00:00.000Z' }

const lead = sessionOf({
  email: 'ida@escapade.example',
  roles: ['agent', 'lead'],
  permissions: ['read-orders', 'decide-approvals'],
})

function show(approvals: Approval[], session = lead, decide = jest.fn<void, [NewDecision]>()) {
  const rendered = renderInShell(<ApprovalsPage />, {
    texts: { desk: en },
    api: [
      answer(getDeskSession, () => session),
      answer(listApprovals, () => ({ approvals })),
      answer(decideApproval, ({ body }) => {
        decide(body)
        return approvalOf()
      }),
    ],
  })
  return { ...rendered, decide }
}
const approve = () => screen.findByRole('button', { name: 'Approve' })

describe('acts that agents ask for', () => {
  it('[SC-017] are approved with a press', async () => {
    const { container, decide } = show([approvalOf()])
    expect(await screen.findByText(/Give 20\s€ back/)).toBeVisible()
    expect(screen.getByText('Cold breakfast')).toBeVisible()
    await userEvent.click(await approve())
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ outcome: 'approved', answer: '' }))
    await expectAccessible(container)
  })

  it('[SC-017] are declined with a word to the agent', async () => {
    const { decide } = show([approvalOf()])
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    await userEvent.type(screen.getByRole('textbox', { name: /Word to the agent/ }), 'Too much')
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ outcome: 'declined', answer: 'Too much' }))
  })

  it('[SC-017] say why they could not be done', async () => {
    const refuse = jest.fn((_: NewDecision): void => {
      const problem = { type: 'about:blank', title: '', status: 409, code: 'refund-changed' }
      throw new ApiError({ kind: 'http', status: 409, problem })
    })
    show([approvalOf()], lead, refuse)
    await userEvent.click(await approve())
    expect(await screen.findByText(/Another sum comes back now/)).toBeVisible()
  })

  it('[SH-017] about a person are agreed to in the same list, and the copy can be saved', async () => {
    const decidePerson = jest.fn<void, [NewDecision]>()
    renderInShell(<ApprovalsPage />, {
      texts: { desk: en },
      api: [
        answer(getDeskSession, () => lead),
        answer(listApprovals, () => ({
          approvals: [],
          people: [
            personRequestOf({ act: 'export', outcome: null, decidedBy: null, decidedAt: null, erased: null }),
            personRequestOf({
              requestId: 'e1e9bd5c-52a7-4f0e-8f8c-6c0d0a4b7d10',
              act: 'export',
              erased: null,
              copyUntil: '2026-12-05T10:00:00.000Z',
            }),
          ],
        })),
        answer(decidePersonRequest, ({ body }) => {
          decidePerson(body)
          return personRequestOf()
        }),
      ],
    })
    expect(await screen.findByRole('button', { name: 'Save the copy' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'mila.vos@example.nl' })[0]).toHaveAttribute(
      'href',
      '/desk/people#mila.vos%40example.nl',
    )
    await userEvent.click(await approve())
    await waitFor(() => expect(decidePerson).toHaveBeenCalledWith({ outcome: 'approved', answer: '' }))
  })

  it('[SH-017] stand beside notes of colleagues, which are done with a press', async () => {
    const finish = jest.fn<void, [string]>()
    const note = {
      noteId: 'e1e9bd5c-52a7-4f0e-8f8c-6c0d0a4b7d10',
      orderUUID: approvalOf().orderUUID,
      bookingNumber: '48120736',
      author: 'lise@escapade.example',
      text: 'Call her back',
      mention: lead.email,
      isDone: false,
      createdAt: '2026-11-28T09:00:00.000Z',
    }
    const { container } = renderInShell(<ApprovalsPage />, {
      texts: { desk: en },
      api: [
        answer(getDeskSession, () => lead),
        answer(listApprovals, () => ({ approvals: [], notes: [note] })),
        answer(finishNote, ({ params: { noteId } }) => {
          finish(noteId)
          return undefined
        }),
      ],
    })
    expect(await screen.findByRole('list', { name: 'Notes for you' })).toHaveTextContent('Call her back')
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(finish).toHaveBeenCalledWith(note.noteId))
  })

  it('[SC-017] are not decided by the one who asked, nor by agents', async () => {
    const { unmount } = show([approvalOf({ askedBy: lead.email })])
    await screen.findByText('Cold breakfast')
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    unmount()
    show(
      [approvalOf({ outcome: 'approved', decidedBy: lead.email, decidedAt: '2026-11-28T10:00:00.000Z' })],
      sessionOf(),
    )
    expect(await screen.findByText(/Approved and done by ida@escapade.example/)).toBeVisible()
    expect(screen.getByText('Nothing waits for a lead.')).toBeVisible()
  })
})

describe('money to look at', () => {
  it('[SC-017] is listed with its order, a failed refund and a dispute apart', async () => {
    const { container } = renderInShell(<ApprovalsPage />, {
      texts: { desk: en },
      api: [
        answer(getDeskSession, () => lead),
        answer(listApprovals, () => ({
          approvals: [],
          money: [
            { ...trouble, kind: 'refund-failed' as const, amount: 5_000 },
            { ...trouble, kind: 'dispute' as const, amount: 20_000 },
          ],
        })),
      ],
    })
    const rows = within(await screen.findByRole('list', { name: 'Money to look at' })).getAllByRole(
      'listitem',
    )
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/48120736 · Refund of 50\s€: the bank of the card did not take it/),
      expect.stringMatching(/48120736 · 200\s€ disputed with the bank/),
    ])
    await expectAccessible(container)
  })
})
