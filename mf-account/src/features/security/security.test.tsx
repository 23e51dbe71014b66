import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import {
  endOtherSessions,
  endSession,
  eraseAccount,
  getSessions,
} from '@escapade/shared-contracts/api/accounts/accounts'
import type { AccountSession } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { SecurityPage } from './SecurityPage'

const session = (sessionId: string, change: Partial<AccountSession> = {}): AccountSession => ({
  sessionId,
  isCurrent: false,
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.0',
  createdAt: '2026-11-01T10:00:00.000Z',
  seenAt: '2026-11-12T10:00:00.000Z',
  ...change,
})

function show() {
  let open = [
    session('1', { isCurrent: true, browser: 'Chrome', system: 'Android' }),
    session('2'),
    session('3', { browser: '', system: '' }),
  ]
  return renderInShell(<SecurityPage />, {
    texts: { account: en },
    api: [
      answer(getSessions, () => ({ sessions: open })),
      answer(endSession, ({ params }) => {
        open = open.filter(({ sessionId }) => sessionId !== params.sessionId)
        return undefined
      }),
      answer(endOtherSessions, () => {
        open = open.slice(0, 1)
        return undefined
      }),
      answer(eraseAccount, ({ body }) => {
        if (body.email !== 'nora@example.com') throw new ApiError({ kind: 'http', status: 400 })
        return {
          orders: {
            deleted: [],
            reduced: ['11111111', '22222222'],
            kept: [{ bookingNumber: '48120733', reason: 'stay-to-come' }],
          },
        }
      }),
    ],
  })
}

describe('security and data', () => {
  it('[SH-022] lists the devices, and signs one of them out', async () => {
    const { container } = show()
    expect(await screen.findByText('Firefox · Windows')).toBeVisible()
    expect(screen.getByText('Unknown device')).toBeVisible()
    expect(screen.getByText(/^This device/)).toBeVisible()
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Sign out: Firefox · Windows' }))
    await waitFor(() => expect(screen.queryByText('Firefox · Windows')).not.toBeInTheDocument())
  })

  it('[SH-022] signs all others out', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument()
  })

  it('[SH-022] offers a copy, and erases once the address is typed; what the law keeps is said in words', async () => {
    const { container } = show()
    expect(screen.getByRole('link', { name: 'Download a copy' })).toHaveAttribute('download')
    expect(screen.getByRole('link', { name: 'Copy as a PDF' })).toHaveAttribute('download')
    await userEvent.click(screen.getByRole('button', { name: 'Erase my account' }))
    const email = screen.getByLabelText('E-mail of the account')
    expect(email).toHaveFocus()
    await expectAccessible(container)
    await userEvent.type(email, 'eve@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('not the address of this account')
    await userEvent.clear(email)
    await userEvent.type(email, 'nora@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
    expect(await screen.findByText('Your account is erased')).toBeVisible()
    expect(screen.getByText('Booking 48120733 stays until the stay is over.')).toBeVisible()
    expect(screen.getByText(/11111111, 22222222 we keep the invoices/)).toBeVisible()
    await expectAccessible(container)
  })
})
