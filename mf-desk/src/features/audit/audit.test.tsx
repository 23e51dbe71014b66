import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { readAudit } from '@escapade/shared-contracts/api/desk/desk'
import type { AuditLine, AuditQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { orderUUID } from '../../testing/desk-fixture'
import { AuditPage } from './AuditPage'

const line = (change: Partial<AuditLine> = {}): AuditLine => ({
  id: orderUUID,
  kind: 'act',
  email: 'lead@escapade.example',
  roles: ['agent', 'lead'],
  method: 'POST',
  route: '/front-gateway/orders/:orderUUID/cancellation',
  subjectKind: 'order',
  subject: orderUUID,
  bookingNumber: '48120736',
  changes: [{ cause: 'cancelled', fromStatus: 'confirmed', toStatus: 'cancelled' }],
  address: '192.0.2.7',
  at: '2026-11-28T09:00:00.000Z',
  status: 200,
  ...change,
})

function show(query = {}) {
  const asked: AuditQuestion[] = []
  const rendered = renderInShell(<AuditPage />, {
    texts: { desk: en },
    location: { path: '/desk/audit', query },
    api: [
      answer(readAudit, ({ body }) => {
        asked.push(body)
        if (body.email === 'stranger') return { lines: [], next: null }
        if (body.after)
          return { lines: [line({ id: 'second', status: 403, bookingNumber: '11112222' })], next: null }
        return { lines: [line()], next: 'more' }
      }),
    ],
  })
  return { ...rendered, asked }
}

describe('the audit', () => {
  it('says who did what to which order, from which status to which, and goes on', async () => {
    const { container } = show()
    const table = within(await screen.findByRole('table', { name: 'Audit' }))
    expect(table.getByText('Cancelled: confirmed → cancelled')).toBeVisible()
    expect(table.getByRole('link', { name: '48120736' })).toHaveAttribute('href', `/desk/orders/${orderUUID}`)
    expect(table.getByText('192.0.2.7')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }))
    expect(await table.findByText('Refused (403)')).toBeVisible()
    await expectAccessible(container)
  })

  it('asks by account, booking and kind', async () => {
    const { asked } = show({ subject: '48120736' })
    await screen.findByRole('table')
    expect(asked[0]).toMatchObject({ subject: '48120736', kind: 'all' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'reads')
    await userEvent.type(screen.getByRole('textbox', { name: 'Account' }), 'stranger')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(await screen.findByText('There is no line like this.')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ subject: '48120736', email: 'stranger', kind: 'reads', after: null })
  })
})
