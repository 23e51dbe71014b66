import type { PageLocation, ShellServices, Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { createContext, useContext } from 'react'

export const ShellContext = createContext<ShellServices | null>(null)

/** Services that the shell gives this mount. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext)
  if (!services) throw new Error('useShell outside a mount: render through defineMount or renderInShell')
  return services
}

/** Locale, base path, wall clock and flags of the visit: the same on the server and in the browser. */
export const useVisit = (): Visit => useShell().visit

/** Path and query of the page; follows client-side navigation. */
export const usePageLocation = (): PageLocation => useShell().location
