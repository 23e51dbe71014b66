import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getRevision } from '@escapade/shared-contracts/api/content/content'
import { createFollower, type Follower } from '../platform/follow'

export type RevisionSource = Follower & {
  /** The last known one; undefined before the first answer. */
  current(): string | undefined
  /** False while the gateway does not answer, or has not yet. */
  isAnswering(): boolean
  /** True once the gateway has said that nothing it sells is real. */
  isSandbox(): boolean
  /** Asks once. Never rejects. */
  refresh(): Promise<void>
}

type Deps = {
  api: ApiClient
  /** Asks anew for what is kept outside of pages: those are drawn with it once this has ended. */
  onChange: () => Promise<unknown>
  /** Called for the first of several failures in a row. */
  onError: (error: unknown) => void
}

/**
 * Follows the state of all that operators and editors change, so that what the shell keeps shows their work within a
 * second or two. While the gateway is away, what is kept grows old as it would anyway.
 */
export function createRevisionSource({ api, onChange, onError }: Deps): RevisionSource {
  let known: string | undefined
  let isAway = false
  let isSandbox = false

  const refresh = async () => {
    try {
      const { revision, sandbox = false } = await api.send(getRevision, { timeoutMs: 2000 })
      isAway = false
      isSandbox = sandbox
      if (revision === known) return
      if (known !== undefined) await onChange()
      known = revision
    } catch (error) {
      if (!isAway) onError(error)
      isAway = true
    }
  }

  return {
    current: () => known,
    isAnswering: () => known !== undefined && !isAway,
    isSandbox: () => isSandbox,
    refresh,
    ...createFollower(refresh),
  }
}
