import * as z from 'zod/mini'

const Json = z.record(z.string(), z.unknown())

/** Options of the browser's `navigator.credentials`, as JSON (https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON). */
export const PasskeyOptions = z.object({ options: Json })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

const CredentialId = z.string().check(z.regex(/^[\w-]{1,1400}$/))

/** What the browser answers, for a new passkey and for one that signs in. */
export const PasskeyResponse = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: Json,
  clientExtensionResults: z._default(Json, {}),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
})
export type PasskeyResponse = z.input<typeof PasskeyResponse>

export const Passkey = z.object({
  passkeyId: CredentialId,
  /** Browser and system that it was made with; empty where they did not say. */
  browser: z.string(),
  system: z.string(),
  /** ISO instants. */
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

export const Passkeys = z.object({ passkeys: z.array(Passkey) })
export type Passkeys = z.infer<typeof Passkeys>

export const PasskeyParams = z.object({ passkeyId: CredentialId })
