import { createPublicKey, type KeyObject } from 'node:crypto'
import { RegistryRelease, type Release } from '@escapade/shared-contracts/mount/registry'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { signEntry } from './publish-key'
import { describeEntry } from './registry-entry'

/** Where a shell takes a token, and ends what it began. */
export const previewPath = '/release-preview'
/** Holds the token in a browser. */
export const previewCookie = 'preview'

const audience = 'escapade-preview'

/** A release that one browser sees in the place of what is live, until then. */
export type Preview = { name: string; entry: RegistryRelease; until: Date }
type Signing = { name: string; entry: RegistryRelease; hours: number }

/** Statement of a remote's owner, a JWT (RFC 7519) of EdDSA, that a browser which has it shows the release. */
export const signPreview = ({ name, entry, hours }: Signing, key: KeyObject): Promise<string> =>
  new SignJWT({ name, entry })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000 + hours * 3600))
    .sign(key)

type Described = { release: Release; releaseText: string; hours: number }

/** Signs the entry of a release and the statement that it may be shown. */
export function previewToken({ release, releaseText, hours }: Described, key: KeyObject): Promise<string> {
  const { name } = release
  const described = describeEntry(release, releaseText)
  const signature = signEntry(name, described, key)
  return signPreview(
    { name, entry: { ...described, extras: { ...described.extras, signature } }, hours },
    key,
  )
}

/**
 * The preview of a token; null for one that is too old, or not signed by the key (SPKI in base64) that owns the name.
 */
export async function readPreview(
  token: string,
  ownerOf: (name: string) => string | undefined,
): Promise<Preview | null> {
  try {
    const owner = ownerOf(String(decodeJwt(token).name))
    if (!owner) return null
    const key = createPublicKey({ key: Buffer.from(owner, 'base64'), format: 'der', type: 'spki' })
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['EdDSA'],
      audience,
      requiredClaims: ['exp'],
    })
    const entry = RegistryRelease.parse(payload.entry)
    return { name: String(payload.name), entry, until: new Date((payload.exp ?? 0) * 1000) }
  } catch {
    return null
  }
}
