import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { readAudit } from '@escapade/shared-contracts/api/desk/desk'
import type { AuditLine, AuditQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import * as paths from '@escapade/shared-contracts/paths'
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
        if (body.email === 'flaky' && asked.length > 1) throw new ApiError({ kind: 'network' })
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

  it('[SH-017] asks for the person whose mailbox stands behind the hash, which no log of addresses has', async () => {
    const address = paths.deskAudit({ person: 'mila.vos@example.nl' })
    expect(address.split('#')[0]).toBe(paths.deskAudit())
    window.history.replaceState(null, '', address)
    const { asked } = show()
    await screen.findByRole('table')
    window.history.replaceState(null, '', paths.deskAudit())
    expect(asked[0]).toMatchObject({ subject: 'mila.vos@example.nl', kind: 'all' })
  })
})

describe('the export of the audit', () => {
  const file = () => exported.mock.calls.at(-1)?.[0] as Blob
  const exported = jest.fn((_: Blob) => 'blob:audit')
  beforeEach(() => {
    exported.mockClear()
    Object.assign(URL, { createObjectURL: exported, revokeObjectURL: () => {} })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  })
  afterEach(() => jest.restoreAllMocks())

  it('writes every line of the question, and none as a formula', async () => {
    const { asked, container } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
    expect(await screen.findByText('2 lines are in the file.')).toBeVisible()
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(file())
    })
    const [head, ...rows] = text.replace(/^\uFEFF/, '').split('\r\n')
    expect(head?.split(',').slice(0, 3)).toEqual(['at', 'email', 'roles'])
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain('cancelled: confirmed -> cancelled')
    expect(asked.slice(-2).map(({ after }) => after)).toEqual([null, 'more'])
    await expectAccessible(container)
  })

  it('says that nothing was written where the lines cannot be read', async () => {
    show({ email: 'flaky' })
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
    expect(await screen.findByText(/The file was not written/)).toBeVisible()
    expect(exported).not.toHaveBeenCalled()
  })
})

it('a cell of the export that begins like a formula is a text', async () => {
  const { exportAudit } = await import('./export-audit')
  const lines = [line({ subject: '=HYPERLINK("https://example.com")', subjectKind: 'search' })]
  const api = { send: async () => ({ lines, next: null }) } as unknown as ApiClient
  const { signal } = new AbortController()
  const { csv } = await exportAudit(api, { question: {}, signal, onProgress: () => {} })
  expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`)
})
