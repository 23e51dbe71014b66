import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** From here on there is room for dropdowns, sidebars and two months side by side. */
const wideScreen = '(min-width: 1000px)'

/**
 * True on a wide screen. Only for what appears after a click: the server does not know and says false, so markup that
 * depends on it while hydrating would flicker. Lay out with CSS instead.
 */
export function useWideScreen(query = wideScreen): boolean {
  // Asking for the list anew each time costs more than all the rest of a button.
  const list = useMemo(() => globalThis.window?.matchMedia?.(query), [query])
  const subscribe = useCallback(
    (listener: () => void) => {
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    [list],
  )
  return useSyncExternalStore(
    subscribe,
    // Environments without media queries are read as wide.
    () => list?.matches ?? true,
    () => false,
  )
}
