import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent } from 'react'

const storageKey = 'escapade.signed-in'

/** Tells the other tabs of this device, which wait for a code that is not needed any more. */
export const tellOtherTabs = (): void => deviceStorage.setItem(storageKey, new Date().toISOString())

export function useSignedInElsewhere(onSignedIn: () => void): void {
  const run = useEffectEvent(onSignedIn)
  useEffect(() => {
    const changed = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && newValue) run()
    }
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  }, [])
}
