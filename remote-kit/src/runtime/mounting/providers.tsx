import type { ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createStore, Provider as StoreProvider } from 'jotai'
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { ShellContext } from '../shell-context'
import { MountContext, type MountInfo, ReadyContext } from './mount-context'

/** State of one mount alone: nothing here is shared between mounts, visitors or releases. */
export type MountState = {
  i18n: i18n
  queryClient: QueryClient
  store: ReturnType<typeof createStore>
}

export const createMountState = (given: Omit<MountState, 'store'>): MountState => ({
  ...given,
  store: createStore(),
})

type Props = {
  state: MountState
  services: ShellServices
  mount: MountInfo
  /** The views are drawn as the browser knows them. */
  onReady?: () => void
  /** They are drawn as the server knew them, and answer. */
  onDrawn?: (() => void) | undefined
  children: ReactNode
}

export function Providers({ state, services, mount, onReady, onDrawn, children }: Props) {
  // Before anything else can happen: what was pressed in the meantime is judged by it.
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  return (
    <MountContext value={mount}>
      <ReadyContext value={useReadiness(mount, onReady)}>
        <ShellContext value={services}>
          <I18nextProvider i18n={state.i18n}>
            <StoreProvider store={state.store}>
              <QueryClientProvider client={state.queryClient}>{children}</QueryClientProvider>
            </StoreProvider>
          </I18nextProvider>
        </ShellContext>
      </ReadyContext>
    </MountContext>
  )
}

/**
 * Views that wait for it are drawn anew as a transition, in slices: a store that differs after hydration would be
 * drawn in one go, which kept the page busy as long as hydrating it.
 */
function useReadiness({ collector, takesOver }: MountInfo, onReady?: () => void): boolean {
  const [ready, setReady] = useState(!collector && !takesOver)
  useEffect(() => (ready ? onReady?.() : startTransition(() => setReady(true))), [ready, onReady])
  return ready
}
