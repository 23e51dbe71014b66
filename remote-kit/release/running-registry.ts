import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Address of the registry that `npm start` runs over a checkout's `var`; null where none answers. */
export async function runningRegistry(root: string): Promise<string | null> {
  const address = (await readFile(path.join(root, 'registry/address'), 'utf8').catch(() => '')).trim()
  if (!address) return null
  // A start that was killed leaves its address behind.
  const answer = await fetch(new URL('/health/live', address), { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  )
  return answer?.ok ? address : null
}
