import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { listApprovals } from '@escapade/shared-contracts/api/desk/approvals'
import { getDeskSession } from '@escapade/shared-contracts/api/desk/desk'
import type { DeskSession } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openFile } from '../common/open-files'
import en from '../locales/en.json'
import { approvalOf, orderUUID, sessionOf } from '../testing/desk-fixture'
import { App } from './App'

const show = (path: string, session: Partial<DeskSession> = {}) =>
  renderInShell(<App />, {
    texts: { desk: en },
    visit: { customerCare: true },
    location: { path, query: {} },
    api: [
      answer(getDeskSession, () => sessionOf(session)),
      answer(listApprovals, () => ({ approvals: [approvalOf(), approvalOf({ outcome: 'declined' })] })),
    ],
  })

beforeEach(() => window.localStorage.clear())

describe('the frame of the desk', () => {
  it('[SH-017] leads to the sections of the role, and says who is signed in', async () => {
    const { container } = show('/desk')
    expect(await screen.findByText('lise@escapade.example')).toBeVisible()
    await screen.findByText('1 waits')
    const links = within(screen.getByRole('navigation', { name: 'Desk' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Find',
      'To confirm1 waits1',
      'Roles',
      'Shop',
    ])
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    await expectAccessible(container)
  })

  it('[SH-017] shows a lead the audit, too', async () => {
    show('/desk', { roles: ['agent', 'lead'], permissions: ['find-orders', 'read-audit'] })
    expect(await screen.findByRole('link', { name: 'Audit' })).toBeVisible()
  })

  it('keeps files open until they are closed, the last one first, each once', async () => {
    openFile({ orderUUID, bookingNumber: '48120736' })
    openFile({ orderUUID: 'other', bookingNumber: '48119402' })
    openFile({ orderUUID, bookingNumber: '48120736' })
    show('/desk')
    const files = within(await screen.findByRole('navigation', { name: 'Open files' }))
    expect(files.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['48119402', '48120736'])
    await userEvent.click(files.getByRole('button', { name: 'Close the file of 48119402' }))
    expect(files.getAllByRole('link')).toHaveLength(1)
  })

  it('reads what was kept by somebody else as no files', () => {
    window.localStorage.setItem('escapade.desk.files', '[{"a":1}, null')
    show('/desk')
    expect(screen.queryByRole('navigation', { name: 'Open files' })).toBeNull()
  })

  it('[SH-017] draws the table of roles, acts on orders among them', async () => {
    const { container } = show('/desk/roles')
    const row = (await screen.findByText('Cancel the order')).closest('tr') as HTMLElement
    expect(within(row).getAllByRole('img', { name: 'may' })).toHaveLength(1)
    await expectAccessible(container)
  })

  it('says of an address that is none that there is nothing', () => {
    show('/desk/elsewhere')
    expect(screen.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  })
})
