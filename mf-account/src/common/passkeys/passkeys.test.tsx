import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  getPasskeys,
  removePasskey,
  signInByPasskey,
} from '@escapade/shared-contracts/api/accounts/accounts'
import type { Passkey } from '@escapade/shared-contracts/api/accounts/passkeys-schemas'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { PasskeyOffer } from './PasskeyOffer'
import { PasskeySignIn } from './PasskeySignIn'
import { Passkeys } from './Passkeys'

const created = { id: 'a', rawId: 'a', type: 'public-key', response: {}, clientExtensionResults: {} }
const startRegistration = jest.fn(async (_: object): Promise<object> => created)
const startAuthentication = jest.fn(async (_: object): Promise<object> => created)
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (asked: object) => startRegistration(asked),
  startAuthentication: (asked: object) => startAuthentication(asked),
}))

const passkey = (change: Partial<Passkey> = {}): Passkey => ({
  passkeyId: 'a',
  browser: 'Chrome',
  system: 'Android',
  createdAt: '2026-11-01T10:00:00.000Z',
  usedAt: null,
  ...change,
})
const account = { accountId: '1', email: 'nora@example.com', isNew: false, hasPasskey: true, origin: null }

function apiWith(start: Passkey[]) {
  let kept = start
  return [
    answer(getPasskeys, () => ({ passkeys: kept })),
    answer(beginPasskey, () => ({ options: { challenge: 'x' } })),
    answer(addPasskey, () => {
      kept = [...kept, passkey()]
      return passkey()
    }),
    answer(removePasskey, () => {
      kept = []
      return undefined
    }),
    answer(askForPasskey, () => ({ options: { challenge: 'y' } })),
    answer(signInByPasskey, () => account),
  ]
}
const texts = { account: en }

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} })
  localStorage.clear()
})

describe('passkeys', () => {
  it('[SH-022] are made on this device and removed again', async () => {
    const { container } = renderInShell(<Passkeys />, { texts, api: apiWith([]) })
    await userEvent.click(screen.getByRole('button', { name: 'Make a passkey' }))
    expect(await screen.findByText('Chrome · Android')).toBeVisible()
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } })
    expect(screen.getByRole('status')).toHaveTextContent('The passkey is there')
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Remove the passkey: Chrome · Android' }))
    await waitFor(() => expect(screen.queryByText('Chrome · Android')).not.toBeInTheDocument())
  })

  it('[SH-022] that the visitor does not want after all leave the way by codes', async () => {
    startRegistration.mockRejectedValueOnce(new Error('NotAllowedError'))
    renderInShell(<Passkeys />, { texts, api: apiWith([]) })
    await userEvent.click(screen.getByRole('button', { name: 'Make a passkey' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was made')
  })

  it('are not offered by a browser that knows none', async () => {
    Object.assign(window, { PublicKeyCredential: undefined })
    renderInShell(<Passkeys />, { texts, api: apiWith([]) })
    expect(await screen.findByText('This browser knows no passkeys.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Make a passkey' })).not.toBeInTheDocument()
  })

  it('[SH-025] sign in with a press; what goes wrong says what else there is', async () => {
    const signedIn = jest.fn()
    const { container } = renderInShell(<PasskeySignIn onSignedIn={signedIn} />, { texts, api: apiWith([]) })
    startAuthentication.mockRejectedValueOnce(new Error('NotAllowedError'))
    const button = screen.getByRole('button', { name: 'Use a passkey' })
    await userEvent.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('have a code sent')
    await expectAccessible(container)
    await userEvent.click(button)
    await waitFor(() => expect(signedIn).toHaveBeenCalled())
    expect(signedIn.mock.calls[0]?.[0]).toEqual(account)
    expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'y' } })
  })

  it('[SH-025] are offered after a code, once where they are declined', async () => {
    const done = jest.fn()
    const { container } = renderInShell(<PasskeyOffer email="nora@example.com" onDone={done} />, {
      texts,
      api: apiWith([]),
    })
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(done).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('escapade.passkey-declined')).toBe('1')
  })
})
