import { endpoint } from '../endpoint'
import type {
  Account,
  AccountSessions,
  CalendarAddress,
  Erased,
  Erasure,
  ProfileChange,
  SignedIn,
  SignInProof,
  SignInRequest,
  SignInRequested,
  StopMails,
  TripGroup,
  TripKey,
  TripReview,
  Trips,
} from './accounts-schemas'
import type { GiftClaim, OwnedGift, OwnedGifts } from './gifts-schemas'
import type { ListChanges, OnDevice } from './lists-schemas'
import type { MailboxChange, MailboxChangeRequest, MailboxChangeRequested } from './mailbox-schemas'
import type { Passkey, PasskeyOptions, PasskeyResponse, Passkeys } from './passkeys-schemas'

/** Sends a code and a link to a mailbox; both are good on this device alone, for ten minutes. */
export const askToSignIn = /* @__PURE__ */ endpoint<{ body: SignInRequest }, SignInRequested>(
  'POST',
  '/front-gateway/account/sign-in/requests',
)

/** Signs in by code or link; 403 `code-not-valid`, `link-for-other-device`. */
export const signIn = /* @__PURE__ */ endpoint<{ body: SignInProof }, SignedIn>(
  'POST',
  '/front-gateway/account/sign-in',
)

export const askForPasskey = /* @__PURE__ */ endpoint<Record<never, never>, PasskeyOptions>(
  'POST',
  '/front-gateway/account/sign-in/passkey/options',
)

/** Signs in by a passkey; 403 `passkey-not-valid`. */
export const signInByPasskey = /* @__PURE__ */ endpoint<{ body: PasskeyResponse }, SignedIn>(
  'POST',
  '/front-gateway/account/sign-in/passkey',
)

/** Ends the session that asks, and takes its cookies away; without one it does nothing. */
export const signOut = /* @__PURE__ */ endpoint<Record<never, never>, undefined>(
  'POST',
  '/front-gateway/account/sign-out',
)

export const getAccount = /* @__PURE__ */ endpoint<Record<never, never>, Account>(
  'GET',
  '/front-gateway/account',
)

/** Changes the fields that it names. */
export const changeProfile = /* @__PURE__ */ endpoint<{ body: ProfileChange }, Account>(
  'POST',
  '/front-gateway/account/profile',
)

/** Sends a code to the account's mailbox, and one to the mailbox that it is to go by. */
export const askToChangeMailbox = /* @__PURE__ */ endpoint<
  { body: MailboxChangeRequest },
  MailboxChangeRequested
>('POST', '/front-gateway/account/mailbox/changes')

/** Has the account go by the other mailbox; 403 `code-not-valid` names the fields that are wrong. */
export const changeMailbox = /* @__PURE__ */ endpoint<{ body: MailboxChange }, Account>(
  'POST',
  '/front-gateway/account/mailbox',
)

/** Ends the mails on wishes and saved searches, without a session; 404 `not-found` for a token that is none. */
export const stopMails = /* @__PURE__ */ endpoint<{ body: StopMails }, undefined>(
  'POST',
  '/front-gateway/account/news/stop',
)

export const getSessions = /* @__PURE__ */ endpoint<Record<never, never>, AccountSessions>(
  'GET',
  '/front-gateway/account/sessions',
)

/** Ends one session; the own one signs out. */
export const endSession = /* @__PURE__ */ endpoint<{ params: { sessionId: string } }, undefined>(
  'DELETE',
  '/front-gateway/account/sessions/{sessionId}',
)

/** Ends every session but the one that asks. */
export const endOtherSessions = /* @__PURE__ */ endpoint<Record<never, never>, undefined>(
  'POST',
  '/front-gateway/account/sessions/end-others',
)

export const getTrips = /* @__PURE__ */ endpoint<{ query: { group: TripGroup; page?: number } }, Trips>(
  'GET',
  '/front-gateway/account/trips',
)

/** Opens an order of the account's mailbox, as the code from that mailbox would. */
export const openTrip = /* @__PURE__ */ endpoint<{ params: { orderUUID: string } }, TripKey>(
  'POST',
  '/front-gateway/account/trips/{orderUUID}/key',
)

/** Opens the page that takes the review of a stay; 404 `review-link-not-valid` where none is to be written. */
export const reviewTrip = /* @__PURE__ */ endpoint<{ params: { orderUUID: string } }, TripReview>(
  'POST',
  '/front-gateway/account/trips/{orderUUID}/review',
)

export const getCalendar = /* @__PURE__ */ endpoint<Record<never, never>, CalendarAddress>(
  'GET',
  '/front-gateway/account/calendar',
)

/** Makes a new private address; the one before opens nothing any more. */
export const makeCalendar = /* @__PURE__ */ endpoint<Record<never, never>, CalendarAddress>(
  'POST',
  '/front-gateway/account/calendar',
)

export const revokeCalendar = /* @__PURE__ */ endpoint<Record<never, never>, undefined>(
  'DELETE',
  '/front-gateway/account/calendar',
)

/** Everything that is kept about the holder, as JSON (GDPR, articles 15 and 20). */
export const exportAccount = '/front-gateway/account/export.json'

/** A document of it to read, in the language of the account. */
export const exportAccountPdf = '/front-gateway/account/export.pdf'

/** Erases the account, and of its orders what the law lets go (GDPR, article 17). */
export const eraseAccount = /* @__PURE__ */ endpoint<{ body: Erasure }, Erased>(
  'POST',
  '/front-gateway/account/erase',
)

/** Takes what a device has changed of wishes and saved searches, and answers what it keeps of the account. */
export const syncDevice = /* @__PURE__ */ endpoint<{ body: ListChanges }, OnDevice>(
  'POST',
  '/front-gateway/account/device',
)

/** Gifts that were added to the account, with what is left on them. */
export const getOwnedGifts = /* @__PURE__ */ endpoint<Record<never, never>, OwnedGifts>(
  'GET',
  '/front-gateway/account/gifts',
)

/** Adds a gift by its code; 404 `gift-not-found`. */
export const claimGift = /* @__PURE__ */ endpoint<{ body: GiftClaim }, OwnedGift>(
  'POST',
  '/front-gateway/account/gifts',
)

/** Takes a gift out of the account; its code stays good. */
export const dropGift = /* @__PURE__ */ endpoint<{ params: { giftUUID: string } }, undefined>(
  'DELETE',
  '/front-gateway/account/gifts/{giftUUID}',
)

export const getPasskeys = /* @__PURE__ */ endpoint<Record<never, never>, Passkeys>(
  'GET',
  '/front-gateway/account/passkeys',
)

export const beginPasskey = /* @__PURE__ */ endpoint<Record<never, never>, PasskeyOptions>(
  'POST',
  '/front-gateway/account/passkeys/options',
)

/** Keeps a passkey that the browser has made; 403 `passkey-not-valid`. */
export const addPasskey = /* @__PURE__ */ endpoint<{ body: PasskeyResponse }, Passkey>(
  'POST',
  '/front-gateway/account/passkeys',
)

export const removePasskey = /* @__PURE__ */ endpoint<{ params: { passkeyId: string } }, undefined>(
  'DELETE',
  '/front-gateway/account/passkeys/{passkeyId}',
)
