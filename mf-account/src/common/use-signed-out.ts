import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import * as paths from '@escapade/shared-contracts/paths'
import { useEffect } from 'react'

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/**
 * Leads to the sign-in, and back afterwards, when an answer says that the session is over (D135). The document is
 * loaded anew: its header says who is signed in.
 */
export function useSignedOut(error: unknown): void {
  const { href, location } = useShell()
  const isOut = isSignedOut(error)
  const to = href(paths.signIn({ origin: href(location.path) }))
  useEffect(() => {
    if (isOut) window.location.replace(to)
  }, [isOut, to])
}
