import { useEffect, useEffectEvent } from 'react'

/**
 * Runs when the browser shows the page again as it was left for another one (back/forward cache): what it waited for
 * then went with the page it was left for. Not run for a page that is loaded anew.
 */
export function usePageRestored(restored: () => void): void {
  const run = useEffectEvent(restored)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) run()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
