export type RefusalCode =
  | 'name-taken'
  | 'route-taken'
  | 'share-invalid'
  | 'nothing-live'
  | 'already-live'
  | 'no-canary'
  | 'no-such-release'
  | 'release-unnamed'
  | 'no-way-back'
  | 'not-yours'
  | 'frozen'
  | 'fragment-shown'
  | 'fragment-missing'
  | 'contract-broken'

/** Refuses what a squad may not do with its releases, or cannot now. The message says what helps. */
export class RefusalError extends Error {
  override name = 'RefusalError'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}
