import type {
  Passkey,
  PasskeyOptions,
  PasskeyResponse,
} from '@escapade/shared-contracts/api/accounts/passkeys-schemas'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Selectable } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { Database } from '../../../platform/database/tables'
import { AppError } from '../../../platform/http/errors'
import type { createChallenges } from './challenges'
import type { RelyingParty } from './relying-party'

type Deps = { db: Db; clock: Clock; challenges: ReturnType<typeof createChallenges> }
type Account = { accountId: string; email: string }
type Device = { browser: string; system: string }
type Row = Selectable<Database['accountPasskey']>

const shopName = 'Escapade'

/** Loaded with the first use: it reads certificates of every kind. */
const load = () => import('@simplewebauthn/server')

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const asOptions = (options: object): PasskeyOptions => ({ options: { ...options } })

/**
 * Passkeys by SimpleWebAuthn (https://www.w3.org/TR/webauthn-3/): kept in the authenticator, so that nothing is typed, and
 * used with a finger, a face or the code of the device alone.
 */
export const createPasskeys = ({ db, clock, challenges }: Deps) => ({
  list: async ({ accountId }: Pick<Account, 'accountId'>): Promise<Passkey[]> =>
    (await passkeysOf(db, accountId)).map(present),

  hasSome: async (accountId: string): Promise<boolean> => (await passkeysOf(db, accountId)).length > 0,

  /** Options for a new passkey of the account. */
  async begin({ accountId, email }: Account, { rpID }: RelyingParty): Promise<PasskeyOptions> {
    const { generateRegistrationOptions } = await load()
    const options = await generateRegistrationOptions({
      rpName: shopName,
      rpID,
      userName: email,
      userID: new TextEncoder().encode(accountId),
      attestationType: 'none',
      excludeCredentials: (await passkeysOf(db, accountId)).map(({ passkeyId }) => ({ id: passkeyId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await challenges.note(options.challenge, accountId)
    return asOptions(options)
  },

  async add({ accountId }: Account, made: Made): Promise<Passkey> {
    const { response, party, device } = made
    const { verifyRegistrationResponse } = await load()
    const verified = await orNotValid(() =>
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => challenges.take(challenge, accountId),
        expectedOrigin: party.origin,
        expectedRPID: party.rpID,
      }),
    )
    if (!verified.verified) throw new AppError('passkey-not-valid')
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
    const row = await db
      .insertInto('accountPasskey')
      .values({
        passkeyId: id,
        accountId,
        publicKey: textOf(publicKey),
        counter,
        transports: JSON.stringify(transports),
        ...device,
        createdAt: clock.instant(),
        usedAt: null,
      })
      .onConflict((conflict) => conflict.column('passkeyId').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new AppError('passkey-not-valid')
    return present(row)
  },

  /** Options for a sign-in: the authenticator knows its accounts, so that the answer says nothing of ours. */
  async ask({ rpID }: RelyingParty): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await load()
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    await challenges.note(options.challenge, null)
    return asOptions(options)
  },

  /** Account whose passkey has signed. */
  async use({ response, party }: Pick<Made, 'response' | 'party'>): Promise<string> {
    const known = await db
      .selectFrom('accountPasskey')
      .selectAll()
      .where('passkeyId', '=', response.id)
      .executeTakeFirst()
    if (!known) throw new AppError('passkey-not-valid')
    const { passkeyId, publicKey, counter, transports, accountId } = known
    const { verifyAuthenticationResponse } = await load()
    const verified = await orNotValid(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => challenges.take(challenge, null),
        expectedOrigin: party.origin,
        expectedRPID: party.rpID,
        credential: {
          id: passkeyId,
          publicKey: bytesOf(publicKey),
          counter: Number(counter),
          transports: transports as AuthenticatorTransportFuture[],
        },
      }),
    )
    if (!verified.verified) throw new AppError('passkey-not-valid')
    await db
      .updateTable('accountPasskey')
      .set({ counter: verified.authenticationInfo.newCounter, usedAt: clock.instant() })
      .where('passkeyId', '=', passkeyId)
      .execute()
    return accountId
  },

  async remove({ accountId }: Pick<Account, 'accountId'>, passkeyId: string): Promise<void> {
    await db
      .deleteFrom('accountPasskey')
      .where('accountId', '=', accountId)
      .where('passkeyId', '=', passkeyId)
      .execute()
  },
})

export type PasskeysOfAccounts = ReturnType<typeof createPasskeys>
type Made = { response: PasskeyResponse; party: RelyingParty; device: Device }

const passkeysOf = (db: Db, accountId: string): Promise<Row[]> =>
  db
    .selectFrom('accountPasskey')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()

/** The library throws at what does not fit, whether it is forged or of another page. */
async function orNotValid<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw new AppError('passkey-not-valid')
  }
}

const present = ({ passkeyId, browser, system, createdAt, usedAt }: Row): Passkey => ({
  passkeyId,
  browser,
  system,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})
