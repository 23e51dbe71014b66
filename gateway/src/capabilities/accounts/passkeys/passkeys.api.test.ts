import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { createDevice, type Device } from '../accounts-fixture'
import { createAuthenticator } from './authenticator-fixture'
import { relyingPartyOf } from './relying-party'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
})
afterAll(() => test.close())

let people = 0
async function signedIn() {
  const device = createDevice(test.app)
  people += 1
  const email = `key${people}@example.com`
  await device.signIn(email)
  return { device, email }
}

const optionsOf = async (device: Device, path: string) => (await device.post(path)).json().options
const askOf = (device: Device) => optionsOf(device, '/sign-in/passkey/options')

async function withPasskey() {
  const { device, email } = await signedIn()
  const authenticator = createAuthenticator()
  const made = authenticator.create(await optionsOf(device, '/passkeys/options'))
  expect((await device.post('/passkeys', made)).statusCode).toBe(200)
  return { device, email, authenticator, made }
}

const signIn = (device: Device, answer: object) => device.post('/sign-in/passkey', answer)
const refused = { status: 403, code: 'passkey-not-valid' }

describe('a passkey', () => {
  it('[SH-025] signs in without a mail, on whichever device has it', async () => {
    const { email, authenticator } = await withPasskey()
    const phone = createDevice(test.app)
    const answer = await signIn(phone, authenticator.get(await askOf(phone)))
    expect(answer.json()).toMatchObject({ email, isNew: false, hasPasskey: true })
    expect((await phone.get()).json()).toMatchObject({ email })
  })

  it('[SH-022] is listed, and opens nothing once it is removed', async () => {
    const { device, authenticator } = await withPasskey()
    const { passkeys } = (await device.get('/passkeys')).json()
    expect(passkeys).toMatchObject([{ passkeyId: authenticator.id, usedAt: null }])
    expect((await device.remove(`/passkeys/${authenticator.id}`)).statusCode).toBe(204)
    const phone = createDevice(test.app)
    expect((await signIn(phone, authenticator.get(await askOf(phone)))).json()).toMatchObject(refused)
  })

  it('[SH-025] is asked for in one way by all', async () => {
    const { device } = await withPasskey()
    const [known, unknown] = [await askOf(device), await askOf(createDevice(test.app))]
    expect({ ...known, challenge: '' }).toEqual({ ...unknown, challenge: '' })
    expect(known.challenge).not.toBe(unknown.challenge)
  })

  it('[SH-025] answers each question once, and within five minutes', async () => {
    const { authenticator } = await withPasskey()
    const phone = createDevice(test.app)
    const answer = authenticator.get(await askOf(phone))
    expect((await signIn(phone, answer)).statusCode).toBe(200)
    expect((await signIn(createDevice(test.app), answer)).json()).toMatchObject(refused)
    const late = authenticator.get(await askOf(phone))
    const now = clock.instant()
    clock.set(new Date(now.getTime() + 300_000).toISOString())
    expect((await signIn(phone, late)).json()).toMatchObject(refused)
    await test.app.deps.jobs.runAll()
    expect(await test.db.selectFrom('passkeyChallenge').selectAll().execute()).toEqual([])
    clock.set(now.toISOString())
  })

  it('[SH-025] is refused where it is forged, of another page, or used without its holder', async () => {
    const { authenticator } = await withPasskey()
    const phone = createDevice(test.app)
    const thief = createAuthenticator()
    const ask = () => askOf(phone)
    const answers = [
      { ...thief.get(await ask()), id: authenticator.id, rawId: authenticator.id },
      thief.get(await ask()),
      authenticator.get(await ask(), { origin: 'https://evil.example' }),
      authenticator.get(await ask(), { rpID: 'evil.example' }),
      // Present, but not verified by finger, face or code.
      authenticator.get(await ask(), { flags: 0x01 }),
      authenticator.get({ ...(await ask()), challenge: 'bWFkZSB1cA' }),
      { ...authenticator.get(await ask()), response: {} },
    ]
    for (const answer of answers) expect((await signIn(phone, answer)).json()).toMatchObject(refused)
    expect(phone.jar.has('accessToken')).toBe(false)
  })

  it('[SH-022] is kept for the account alone that asked for it, and once', async () => {
    const { made } = await withPasskey()
    const other = await signedIn()
    expect((await other.device.post('/passkeys', made)).json()).toMatchObject(refused)
    const options = await optionsOf((await signedIn()).device, '/passkeys/options')
    expect(
      (await other.device.post('/passkeys', createAuthenticator().create(options))).json(),
    ).toMatchObject(refused)
    expect((await other.device.get('/passkeys')).json().passkeys).toEqual([])
  })

  it.each([
    ['fr.escapade.example', 'https://escapade.example', 'escapade.example'],
    ['escapade.example', 'https://escapade.example', 'escapade.example'],
    ['fr.localhost', 'http://localhost:3000', 'fr.localhost'],
    ['evilescapade.example', 'https://escapade.example', 'evilescapade.example'],
  ])('asked for at %s of %s is for %s', (hostname, shop, rpID) => {
    const { protocol } = new URL(shop)
    const asked = { protocol: protocol.slice(0, -1) as 'https', host: `${hostname}:3000`, hostname }
    expect(relyingPartyOf(asked, shop)).toEqual({ rpID, origin: `${protocol}//${hostname}:3000` })
  })
})
