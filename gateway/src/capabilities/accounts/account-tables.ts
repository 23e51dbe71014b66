import type { Profile } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { KeptSearch, KeptWish } from '@escapade/shared-contracts/api/accounts/lists-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../../platform/database/tables'

/** The newsletter is kept with its other readers. */
export type StoredProfile = Omit<Profile, 'mails'> & { mails: Omit<Profile['mails'], 'newsletter'> }

type AccountTable = {
  accountId: string
  /** In lower case, proven by a code. */
  email: string
  /** Those that it went by before, each until when (ISO instant). */
  formerMailboxes: Json<{ email: string; until: string }[]>
  profile: Json<StoredProfile>
  createdAt: Timestamp
  /** Number of the calendar's address; null while there is none. */
  calendarNumber: number | null
  /** Addresses so far: none is given twice. */
  calendars: Generated<number>
  /** Last look for news, and the last mail of some. */
  newsLookedAt: Timestamp | null
  newsToldAt: Timestamp | null
}

type AccountSessionTable = {
  sessionId: string
  accountId: string
  /** Of the token in the cookie, which is kept nowhere. */
  tokenHash: string
  browser: string
  system: string
  network: string
  createdAt: Timestamp
  /** To a quarter of an hour. */
  seenAt: Timestamp
  expiresAt: Timestamp
}

type SignInRequestTable = {
  signInRequest: string
  /** In lower case. */
  email: string
  locale: Locale
  origin: string | null
  /** Of the cookie of the device that asked. */
  deviceHash: string
  codeHash: string
  linkHash: string
  /** Tries of the code. */
  tries: Generated<number>
  createdAt: Timestamp
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

type AccountMailboxChangeTable = {
  changeId: string
  accountId: string
  /** Device that asked: others cannot finish it. */
  sessionId: string
  /** The mailbox to come, in lower case. */
  email: string
  presentHash: string
  nextHash: string
  tries: Generated<number>
  createdAt: Timestamp
  expiresAt: Timestamp
}

type AccountWishTable = {
  accountId: string
  type: KeptWish['type']
  id: string
  wish: Json<KeptWish>
  savedAt: Timestamp
  /** Price that the last mail told. */
  toldCents: number | null
}

type AccountSearchTable = {
  accountId: string
  uri: string
  search: Json<KeptSearch>
  savedAt: Timestamp
  /** Results that the last mail told. */
  toldCount: number | null
}

type AccountGiftTable = { accountId: string; giftUUID: string; addedAt: Timestamp }

type AccountPasskeyTable = {
  /** Id of the credential, base64url. */
  passkeyId: string
  accountId: string
  /** COSE key, base64url. */
  publicKey: string
  /** Uses that the authenticator has counted; some never count. */
  counter: number
  transports: Json<string[]>
  browser: string
  system: string
  createdAt: Timestamp
  usedAt: Timestamp | null
}

type PasskeyChallengeTable = {
  challenge: string
  /** Null: of a sign-in. */
  accountId: string | null
  expiresAt: Timestamp
}

declare module '../../platform/database/tables' {
  interface Database {
    account: AccountTable
    accountSession: AccountSessionTable
    signInRequest: SignInRequestTable
    accountMailboxChange: AccountMailboxChangeTable
    accountWish: AccountWishTable
    accountSearch: AccountSearchTable
    accountGift: AccountGiftTable
    accountPasskey: AccountPasskeyTable
    passkeyChallenge: PasskeyChallengeTable
  }
}
