import type { Generated } from 'kysely'

/** Tables of the registry, in camel case; instants are ISO strings or dates as the driver gives them. */
export type RegistryTables = {
  /** One row: what shells read. */
  registry: { id: Generated<number>; document: string; revision: number }
  squad: { name: string; addedAt: Generated<Date> }
  /** `revokedAt`: nothing that this key says counts from then on. */
  squadKey: { publicKey: string; squad: string; addedAt: Generated<Date>; revokedAt: Date | null }
  /** `tokenHash`: of a word that lets a squad name its first key, once. */
  invitation: { tokenHash: string; squad: string; expiresAt: Date }
  /** `offered*`: to whom the owner has offered the name. */
  remote: {
    name: string
    squad: string
    offeredKey: string | null
    offerSignature: string | null
  }
  /** `wholeAt`: since when all files are there. */
  release: {
    name: string
    version: string
    releaseText: string
    signature: string
    signedBy: string
    addedAt: Generated<Date>
    wholeAt: Date | null
    usedAt: Generated<Date>
  }
  releaseFile: { name: string; version: string; path: string; integrity: string }
  /** The last trial in a browser: `report` (`TrialReport`) and `pictures` (`KeptPicture[]`) as JSON. */
  trial: { name: string; version: string; at: Date; report: string; pictures: string }
  /** Only ever added to. `before`: entries that a publication took the place of, as JSON. */
  history: {
    id: Generated<number>
    at: Date
    name: string
    act: string
    version: string | null
    share: number | null
    reason: string | null
    key: string
    squad: string | null
    who: string
    commit: string | null
    fromAddress: string | null
    refused: string | null
    before: string | null
  }
}
