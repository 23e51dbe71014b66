import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { changeProfile, getAccount } from '@escapade/shared-contracts/api/accounts/accounts'
import type { Account, Profile } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { ProfilePage } from './ProfilePage'

const account: Account = {
  accountId: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10',
  email: 'nora@example.com',
  createdAt: '2026-11-01T10:00:00.000Z',
  profile: {
    civility: 'OTHER',
    firstName: 'Nora',
    lastName: 'Vidal',
    phoneNumber: '',
    addressLine: '',
    postalCode: '',
    city: '',
    country: 'FR',
    locale: 'fr_FR',
    mails: { wishes: false, searches: false, reviews: true, newsletter: false },
    travellers: [{ firstName: 'Zoé', lastName: '', birthday: '2020-04-01' }],
  },
}

function show() {
  const saved: Partial<Profile>[] = []
  const rendered = renderInShell(<ProfilePage />, {
    texts: { account: en },
    api: [
      answer(getAccount, () => account),
      answer(changeProfile, ({ body }) => {
        saved.push(body)
        return { ...account, profile: { ...account.profile, ...body } }
      }),
    ],
  })
  return { ...rendered, saved }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('the profile', () => {
  it('[SH-022] is read and changed; a person without a name is not kept', async () => {
    const { saved, container } = show()
    const name = (await screen.findAllByLabelText(/^First name/))[0]
    expect(name).toHaveValue('Nora')
    await expectAccessible(container)
    await userEvent.clear(name as HTMLElement)
    await userEvent.type(name as HTMLElement, 'Eleonora')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Zoé' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /price of a stay on my wishlist falls/ }))
    await save()
    expect(await screen.findByText('Your profile is saved.')).toBeVisible()
    expect(saved).toEqual([
      {
        ...account.profile,
        firstName: 'Eleonora',
        travellers: [],
        mails: { ...account.profile.mails, wishes: true },
      },
    ])
  })

  it('[SH-022] says which field is wrong, and keeps what was typed', async () => {
    const { saved } = show()
    const city = await screen.findByLabelText(/^Town/)
    await userEvent.type(city, 'Lille')
    const phone = screen.getByRole('textbox', { name: /^Mobile phone/ })
    await userEvent.type(phone, '12')
    await save()
    expect(await screen.findByText('This is not a telephone number')).toBeVisible()
    expect(city).toHaveValue('Lille')
    expect(saved).toEqual([])
  })

  it('[SH-022] asks for the name of an added person, or that it is removed', async () => {
    const { saved } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
    const added = screen.getAllByLabelText(/^First name/).at(-1)
    expect(added).toHaveFocus()
    await userEvent.type(screen.getAllByLabelText(/^Last name/).at(-1) as HTMLElement, 'Vidal')
    await save()
    expect(await screen.findByText('Type a first name, or remove this person')).toBeVisible()
    expect(saved).toEqual([])
    await userEvent.type(added as HTMLElement, 'Camille')
    await save()
    expect(saved[0]?.travellers?.map(({ firstName }) => firstName)).toEqual(['Zoé', 'Camille'])
  })
})
