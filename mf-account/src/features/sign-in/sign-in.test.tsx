import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, type InShellOptions, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { askToSignIn, signIn } from '@escapade/shared-contracts/api/accounts/accounts'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { SignInPage } from './SignInPage'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const asked = {
  signInRequest: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10',
  expiresAt: '2999-01-01T00:00:00.000Z',
  digits: 6,
}
const account = {
  accountId: asked.signInRequest,
  email: 'nora@example.com',
  isNew: false,
  hasPasskey: false,
  origin: null,
}

function show(options: InShellOptions = {}, redeemed: () => typeof account = () => account) {
  return renderInShell(<SignInPage />, {
    texts: { account: en },
    api: [answer(askToSignIn, () => asked), answer(signIn, () => redeemed())],
    ...options,
  })
}

const refusal = (code: string) =>
  new ApiError({ kind: 'http', status: 403, problem: { type: 'about:blank', code, title: '', status: 403 } })

const typeMail = async (mail = 'nora@example.com') => {
  await userEvent.type(screen.getByLabelText('E-mail'), mail)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }))
}

describe('signing in', () => {
  it('[SH-025] asks for an address, then for the six digits, and goes on at the last one', async () => {
    const { record, container } = show({ location: { query: { origin: '/search?flow=booking' } } })
    await expectAccessible(container)
    await typeMail()
    expect(await screen.findByRole('heading', { name: '6 digits are on their way' })).toBeVisible()
    expect(screen.getByText(/nora@example.com/)).toBeVisible()
    const code = screen.getByLabelText('Code')
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expectAccessible(container)
    await userEvent.type(code, '04 82-13')
    const inputs = record.calls.map(({ input }) => input.body)
    expect(inputs).toEqual([
      { email: 'nora@example.com', locale: 'fr_FR', origin: '/search?flow=booking' },
      { signInRequest: asked.signInRequest, code: '048213' },
    ])
  })

  it('[SH-025] says that an address is none, and asks nothing', async () => {
    const { record } = show()
    await typeMail('nora')
    expect(screen.getByText('This is not an e-mail address')).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    expect(record.calls).toEqual([])
  })

  it('[SH-025] empties a code that was refused, and says what to do', async () => {
    show({}, () => {
      throw refusal('code-not-valid')
    })
    await typeMail()
    const code = await screen.findByLabelText('Code')
    await userEvent.type(code, '111111')
    expect(await screen.findByRole('alert')).toHaveTextContent('wrong, used or too old')
    expect(code).toHaveValue('')
    expect(code).toHaveFocus()
  })

  it('goes on with the code after a reload, and offers another address', async () => {
    sessionStorage.setItem(
      'escapade.sign-in',
      JSON.stringify({ ...asked, email: 'nora@example.com', askedAt: new Date().toISOString() }),
    )
    show()
    expect(await screen.findByLabelText('Code')).toBeVisible()
    expect(screen.getByText(/^A new code in 0:\d\d$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(screen.getByLabelText('E-mail')).toBeVisible()
    expect(sessionStorage.getItem('escapade.sign-in')).toBeNull()
  })

  it('[SH-025] by a link on another device says where the link is good, and offers a code here', async () => {
    const { container } = show({ location: { query: { link: 'x'.repeat(32) } } }, () => {
      throw refusal('link-for-other-device')
    })
    expect(await screen.findByRole('heading', { name: 'Open this on the other device' })).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toBeVisible()
    await expectAccessible(container)
  })
})
