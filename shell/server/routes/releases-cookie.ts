import type { Session } from '../registry/release-sets'
import { newSession } from '../registry/session-draw'

export const releasesCookie = 'releases'

const pattern = /^(?:([\w-]{16})\.)?([0-9a-f]{12})$/

/** `session.set`. One that is none begins anew; one of a set alone, as it was once, keeps it. */
export function readReleases(cookie: string | undefined): Session {
  const [, session, setId] = pattern.exec(cookie ?? '') ?? []
  return { session: session ?? newSession(), setId }
}

export const writeReleases = (session: string, setId: string): string => `${session}.${setId}`
