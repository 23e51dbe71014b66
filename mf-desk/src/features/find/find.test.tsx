import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { findAtDesk, getDeskSession } from '@escapade/shared-contracts/api/desk/desk'
import type { Found } from '@escapade/shared-contracts/api/desk/found-schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import { foundOrder, orderUUID, sessionOf } from '../../testing/desk-fixture'
import { CommandField } from './CommandField'
import { FindPage } from './FindPage'

const nothing: Found = { orders: [], gifts: [], cases: [] }

function show(ui: React.ReactElement, find: (text: string) => Found, query = {}) {
  return renderInShell(ui, {
    texts: { desk: en },
    visit: { customerCare: true },
    location: { path: '/desk', query },
    api: [
      answer(findAtDesk, ({ body }) => find(body.text)),
      answer(getDeskSession, () => sessionOf({ permissions: ['find-orders', 'read-audit'] })),
    ],
  })
}

/**
 * Types as the keyboard does in the end. The list moves the focus that it only says it has by events of its own, which
 * user-event takes for those of somebody: arrows and Enter are tried in a browser.
 */
function type(field: HTMLElement, text: string) {
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(field, { target: { value: text.slice(0, length) } })
}

const second = {
  ...foundOrder,
  orderUUID: orderUUID.replace('6f', '7f'),
  bookingNumber: '48119402',
  name: 'Bo Vos',
}

describe('finding', () => {
  it('shows as one types what is found, by kind, and opens it', async () => {
    const found: Found = {
      orders: [foundOrder, second],
      gifts: [
        {
          giftUUID: orderUUID.replace('6f', '8f'),
          orderUUID,
          codeEnding: '7K2Q',
          kind: 'card',
          label: 'Gift card',
          status: 'active',
          balance: 8_650,
          validUntil: '2028-02-12',
        },
      ],
      cases: [],
    }
    const { container, record } = show(<FindPage />, () => found)
    type(screen.getByRole('searchbox'), 'vos')
    expect(await screen.findByText('Mila Vos')).toBeVisible()
    expect(screen.getByText(/48120736 · Domaine des Charmilles/)).toBeVisible()
    expect(screen.getByText(/Code ending in 7K2Q/)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('3 found')
    await expectAccessible(container)
    fireEvent.click(screen.getByRole('option', { name: /Bo Vos/ }))
    expect(record.navigations[0]?.uri).toBe(`/desk/orders/${second.orderUUID}`)
  })

  it('asks for what is typed in the end, not for every letter', async () => {
    const find = jest.fn(() => nothing)
    show(<FindPage />, find)
    type(screen.getByRole('searchbox'), 'zzz at all')
    expect(await screen.findByText(/Nothing has all these words/)).toBeVisible()
    expect(find).toHaveBeenLastCalledWith('zzz at all')
    expect(find.mock.calls.length).toBeLessThan(6)
  })

  it('looks at once for what the address says', async () => {
    show(<FindPage />, (text) => (text === '48120736' ? { ...nothing, orders: [foundOrder] } : nothing), {
      find: '48120736',
    })
    expect(await screen.findByText('Mila Vos')).toBeVisible()
  })

  it('says that it could not look', async () => {
    show(<FindPage />, () => {
      throw new ApiError({ kind: 'http', status: 500 })
    })
    type(screen.getByRole('searchbox'), 'vos')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('opens over any page with Ctrl K, leads to sections as well, and closes with what is chosen', async () => {
    const { record } = show(<CommandField />, () => nothing)
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    const dialog = within(await screen.findByRole('dialog', { name: 'Find' }))
    type(dialog.getByRole('searchbox'), 'aud')
    expect(await dialog.findByText('Who did and read what')).toBeVisible()
    fireEvent.click(dialog.getByRole('option', { name: /Audit/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(record.navigations.at(-1)?.uri).toBe('/desk/audit')
  })
})
