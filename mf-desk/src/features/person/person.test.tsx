import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getDeskSession } from '@escapade/shared-contracts/api/desk/desk'
import { askForPerson, getPersonCopy, getPersonFile } from '@escapade/shared-contracts/api/desk/people'
import type { NewPersonRequest, PersonFile } from '@escapade/shared-contracts/api/desk/people-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { personOf, personRequestOf, sessionOf } from '../../testing/desk-fixture'
import { PersonPage } from './PersonPage'

const open = (email: string) => window.history.replaceState(null, '', paths.deskPerson({ email }))
afterEach(() => open(''))

function show(email: string, file: PersonFile = personOf()) {
  open(email)
  const ask = jest.fn<void, [NewPersonRequest]>()
  const read = jest.fn<void, [string]>()
  const rendered = renderInShell(<PersonPage />, {
    texts: { desk: en },
    api: [
      answer(getDeskSession, () => sessionOf({ permissions: ['read-people', 'read-audit'] })),
      answer(getPersonFile, ({ body }) => {
        read(body.email)
        return file
      }),
      answer(askForPerson, ({ body }) => {
        ask(body)
        return personRequestOf()
      }),
      answer(getPersonCopy, () => ({ orders: [] })),
    ],
  })
  return { ...rendered, ask, read }
}

describe('the file of a person', () => {
  it('[SH-017] says what is known of them, with links to each order', async () => {
    const { container, read } = show('mila.vos@example.nl')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mila Vos' })).toBeVisible()
    expect(read).toHaveBeenCalledWith('mila.vos@example.nl')
    expect(screen.getByRole('link', { name: 'Domaine des Charmilles' })).toHaveAttribute(
      'href',
      expect.stringContaining('/desk/orders/'),
    )
    expect(screen.getByText(/Too many cards were refused/)).toBeVisible()
    expect(screen.getByText('Newsletter nl-NL')).toBeVisible()
    expect(screen.getByText('48120736 stays: the stay is to come')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Who read this' })).toHaveAttribute(
      'href',
      paths.deskAudit({ person: 'mila.vos@example.nl' }),
    )
    await expectAccessible(container)
  })

  it('[SH-017] asks for an erasure with a reason, which is asked for first', async () => {
    const { ask } = show('mila.vos@example.nl')
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for an erasure' }))
    await screen.findByRole('textbox', { name: /Reason/ })
    await userEvent.click(screen.getByRole('button', { name: 'Ask a lead' }))
    expect(await screen.findByText('Say why in a few words')).toBeVisible()
    expect(ask).not.toHaveBeenCalled()
    await userEvent.type(
      screen.getByRole('textbox', { name: /Reason/ }),
      'By post, with a copy of the passport',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ask a lead' }))
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith({
        email: 'mila.vos@example.nl',
        act: 'erase',
        reason: 'By post, with a copy of the passport',
      }),
    )
  })

  it('[SH-017] says that nothing goes by a mailbox', async () => {
    show(
      'unknown@example.org',
      personOf({
        email: 'unknown@example.org',
        name: '',
        orders: [],
        ordersCount: 0,
        blocks: [],
        newsletter: [],
        requests: [],
      }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'unknown@example.org' })).toBeVisible()
    expect(await screen.findByText('No order goes by this e-mail.')).toBeVisible()
    expect(screen.getByText('No account goes by this e-mail.')).toBeVisible()
  })

  it('[SH-017] reads nothing for what is no e-mail, and says so', async () => {
    const { read } = show('unknown')
    expect(await screen.findByRole('textbox', { name: /E-mail of a person/ })).toHaveValue('unknown')
    await userEvent.click(screen.getByRole('button', { name: 'Open the file' }))
    expect(await screen.findByText(/This is no e-mail/)).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })

  it('[SH-017] is opened by the e-mail that is typed', async () => {
    const { record } = show('')
    await userEvent.type(await screen.findByRole('textbox', { name: /E-mail of a person/ }), 'not one')
    await userEvent.click(screen.getByRole('button', { name: 'Open the file' }))
    expect(await screen.findByText(/This is no e-mail/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: /E-mail of a person/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'mila.vos@example.nl{Enter}')
    await waitFor(() =>
      expect(record.navigations.at(-1)?.uri).toBe(paths.deskPerson({ email: 'mila.vos@example.nl' })),
    )
  })
})
