import { useCallback, useSyncExternalStore } from 'react'

/** From here on there is room for dropdowns, sidebars and two months side by side. */
export const wideScreen = '(min-width: 1000px)'

/** Environments without media queries are read as wide. */
const matches = (query: string) => window.matchMedia?.(query).matches ?? true

/**
 * Whether the screen is wide. Only for what appears after a click: the server does not know and says false, so
 * markup that depends on it while hydrating would flicker. Lay out with CSS instead.
 */
export function useWideScreen(query = wideScreen): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  )
}
