import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyResponse } from '@escapade/shared-contracts/api/accounts/passkeys-schemas'

type Options = { challenge: string; rpId?: string; rp?: { id: string } }
type Page = { origin?: string; rpID?: string }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** Of `app.inject`, unless it names a host. */
const pageOfTests = 'http://localhost:80'

const present = 0x01
const verified = 0x04
const withKey = 0x40

/** An authenticator in software, with one key (https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data). */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  let counter = 0

  const clientData = (type: string, { challenge }: Options, { origin = pageOfTests }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (rpID: string, flags: number) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count])
  }

  return {
    id,
    create(options: Options, page: Page = {}): PasskeyResponse {
      const data = Buffer.concat([
        head(page.rpID ?? options.rp?.id ?? '', present | verified | withKey),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, page)),
          attestationObject: base64url(attestation(data)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    get(options: Options, page: Page & { flags?: number } = {}): PasskeyResponse {
      const data = head(page.rpID ?? options.rpId ?? '', page.flags ?? present | verified)
      const client = clientData('webauthn.get', options, page)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
        clientExtensionResults: {},
      }
    },
  }
}

/** CBOR of `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`: a key of ES256 (https://www.rfc-editor.org/rfc/rfc9053#section-2.1). */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
const attestation = (data: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
