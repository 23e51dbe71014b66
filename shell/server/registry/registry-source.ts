import { findLoss, type KnownRegistry, parseRegistry } from './read-registry'
import type { RegistryReader } from './registry-reader'

/** The registry as far as it can be gone by. */
export type RegistrySource = {
  /** The registry, when it is new and follows on what is known. Never rejects: what is wrong is reported. */
  readNew(known: KnownRegistry | null): Promise<KnownRegistry | null>
  /** Why the present registry is not gone by; null when it is. */
  problem(): string | null
}

type Deps = { reader: RegistryReader; onProblem: (problem: { error: unknown }) => void }

export function createRegistrySource({ reader, onProblem }: Deps): RegistrySource {
  let problem: { message: string; isUnread: boolean } | null = null
  let isStart = true

  const refuse = (error: unknown, isUnread: boolean) => {
    problem = { message: isUnread ? unread(error) : messageOf(error), isUnread }
    onProblem({ error })
    return null
  }

  const judge = (text: string, known: KnownRegistry | null): KnownRegistry | null => {
    try {
      const next = parseRegistry(text)
      const loss = known && findLoss(next, known, isStart)
      if (loss) throw new Error(loss)
      isStart = false
      return next
    } catch (error) {
      return refuse(error, false)
    }
  }

  return {
    async readNew(known) {
      try {
        const text = await reader.read()
        if (text !== null || problem?.isUnread) problem = null
        return text === null ? null : judge(text, known)
      } catch (error) {
        return refuse(error, true)
      }
    },
    problem: () => problem?.message ?? null,
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Without the path: the whole error is in the log. */
const unread = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : messageOf(error)
  return `The registry cannot be read: ${code}`
}
