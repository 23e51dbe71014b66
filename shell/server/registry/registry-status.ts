import type { Judged } from './judging/judge-registry'

/** Status that publishers ask for: `GET /health/releases`. */
export type RegistryStatus = {
  /** Why the whole registry is not gone by; null when it is. */
  registry: string | null
  remotes: Record<
    string,
    { live: string[]; refused: { version: string; reason: string }[]; withdrawn: string[] }
  >
}

/** The first line: what follows is a stack, and stands in the log. */
const inShort = (reason: string): string => (reason.split('\n')[0] ?? '').slice(0, 300)

export function describeStatus(
  { live, refusals }: Judged,
  { problem, withdrawn }: { problem: string | null; withdrawn: Record<string, string[]> },
): RegistryStatus {
  const names = [...new Set([...live.keys(), ...refusals.keys(), ...Object.keys(withdrawn)])]
  const remotes = names.map((name) => {
    const refused = (refusals.get(name) ?? []).map(({ version, reason }) => ({
      version,
      reason: inShort(reason),
    }))
    const versions = (live.get(name) ?? []).map(({ entry }) => entry.metadata.version)
    return [name, { live: versions, refused, withdrawn: withdrawn[name] ?? [] }]
  })
  return { registry: problem && inShort(problem), remotes: Object.fromEntries(remotes) }
}
