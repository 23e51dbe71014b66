import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { askToChangeMailbox, changeMailbox } from '@escapade/shared-contracts/api/accounts/accounts'
import type { Account } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { Mailbox } from './Mailbox'

const account: Account = {
  accountId: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10',
  email: 'nora@example.com',
  createdAt: '2026-11-01T10:00:00.000Z',
  profile: {
    civility: 'OTHER',
    firstName: '',
    lastName: '',
    phoneNumber: '',
    addressLine: '',
    postalCode: '',
    city: '',
    country: 'FR',
    locale: 'fr_FR',
    mails: { wishes: false, searches: false, reviews: true, newsletter: false },
    travellers: [],
  },
}
const good = { presentCode: '111111', nextCode: '222222' }

function show({ isOver = false } = {}) {
  return renderInShell(<Mailbox account={account} />, {
    texts: { account: en },
    api: [
      answer(askToChangeMailbox, () => ({
        changeId: account.accountId,
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      })),
      answer(changeMailbox, ({ body }) => {
        const wrong = (['presentCode', 'nextCode'] as const).filter((field) => body[field] !== good[field])
        if (isOver || wrong.length > 0) {
          const errors = isOver ? [] : wrong.map((field) => ({ path: `body.${field}`, code: 'wrong-code' }))
          const problem = { type: '', title: '', status: 403, code: 'code-not-valid', errors }
          throw new ApiError({ kind: 'http', status: 403, problem })
        }
        return { ...account, email: 'nora@example.org' }
      }),
    ],
  })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function ask() {
  await press('Change the address')
  await userEvent.type(screen.getByLabelText(/^New e-mail address/), 'nora@example.org')
  await press('Send both codes')
}
const codeOf = (email: string) => screen.findByLabelText(new RegExp(`^Code sent to ${email}`))

afterEach(() => sessionStorage.clear())

describe('the mailbox of the account', () => {
  it('[SH-022] is changed by the codes of both addresses; the one that is wrong is named', async () => {
    const { container } = show()
    await ask()
    await expectAccessible(container)
    await userEvent.type(await codeOf('nora@example.com'), good.presentCode)
    await userEvent.type(await codeOf('nora@example.org'), '999999')
    await press('Change the address')
    expect(await screen.findByText('This code is wrong')).toBeVisible()
    const next = await codeOf('nora@example.org')
    expect(next).toHaveFocus()
    expect(await codeOf('nora@example.com')).toHaveValue(good.presentCode)
    await userEvent.clear(next)
    await userEvent.type(next, good.nextCode)
    await press('Change the address')
    expect(await screen.findByText(/goes by the new address/)).toBeVisible()
    await expectAccessible(container)
  })

  it('[SH-022] refuses the address it has, and stops when asked to', async () => {
    show()
    await press('Change the address')
    await userEvent.type(screen.getByLabelText(/^New e-mail address/), 'Nora@example.com')
    await press('Send both codes')
    expect(screen.getByText('The account goes by this address already.')).toBeVisible()
    await press('Keep the address')
    expect(screen.getByRole('button', { name: 'Change the address' })).toBeVisible()
  })

  it('[SH-022] goes on with the codes after a reload, and asks for new ones when they are over', async () => {
    const first = show()
    await ask()
    await codeOf('nora@example.org')
    first.unmount()
    show({ isOver: true })
    await userEvent.type(await codeOf('nora@example.com'), good.presentCode)
    await userEvent.type(await codeOf('nora@example.org'), good.nextCode)
    await press('Change the address')
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for new codes' }))
    expect(screen.getByLabelText(/^New e-mail address/)).toHaveFocus()
  })
})
