import type { Lifecycles, MountProps, ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { loadUiTexts } from '@escapade/shared-ui/common/load-texts'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, startTransition } from 'react'
import { createQueryClient } from '../query'
import { useVisit } from '../shell-context'
import { createI18n } from '../texts/i18n'
import { fetchTexts, type LoadTexts, namespaceOf, type Texts } from '../texts/texts'
import { createMountState, type MountState, Providers } from './providers'
import { createReactLifecycles, type ReactLifecycles, takesOver } from './react-lifecycles'

// biome-ignore lint/suspicious/noExplicitAny: each view names the props that its slot passes
export type View = ComponentType<any>

export type MountDefinition = {
  remote: string
  view: View
  loadTexts: LoadTexts
  /** Loads what the view draws of this location and is no part of its first script. */
  loadView?: (services: Pick<ShellServices, 'location' | 'visit'>) => Promise<void>
}

type Mounted = { react: ReactLifecycles; state: MountState }

/** Makes a React view what single-spa mounts: an app or a fragment of a remote. */
export function defineMount({ remote, view, loadTexts, loadView }: MountDefinition): Lifecycles {
  const namespace = namespaceOf(remote)
  // By element: a fragment may stand on the page several times, and one that is still going away when the visitor is
  // back has the id of the one that comes.
  const mounts = new Map<Element, Mounted>()

  return {
    async bootstrap(props) {
      if (!textsOf(props)) await loadAllTexts(props, namespace, loadTexts)
    },
    async mount(props) {
      // The server's HTML cannot be taken over without its view: the browser draws anew, and says what cannot
      // be loaded.
      const viewLoaded = loadView?.(props.services).catch(() => props.domElement.replaceChildren())
      const texts = textsOf(props) ?? (await loadAllTexts(props, namespace, loadTexts))
      await viewLoaded
      const state = createState(props, texts, namespace)
      await new Promise<void>((shown, failed) => {
        const react = createReactLifecycles(props, createRootView({ remote, view, state, shown }))
        mounts.set(props.domElement, { react, state })
        react.mount(reporting(props, shown)).catch(failed)
      })
    },
    async update(props) {
      const mounted = mounts.get(props.domElement)
      // In slices: a press that comes meanwhile, or led here, is answered in between.
      startTransition(() => {
        void mounted?.react.update(reporting(props))
      })
    },
    async unmount(props) {
      const { domElement, services } = props
      const mounted = mounts.get(domElement)
      mounts.delete(domElement)
      await mounted?.react.unmount(props)
      services.channel.close()
      // Cancelled first: a call that ends after it was let go is kept for minutes, and with it the page that made it.
      await mounted?.state.queryClient.cancelQueries()
      mounted?.state.queryClient.clear()
    },
  }
}

/** A crash also ends the wait for the first view: the shell shows its crash page then. */
const reporting = (props: MountProps, shown?: () => void): MountProps => ({
  ...props,
  onCrash(error) {
    shown?.()
    const report = props.onCrash ?? props.services.logError
    report(error)
  },
})

type Texted = Parameters<Lifecycles['bootstrap']>[0]

const textsOf = ({ rendered }: Texted) => rendered?.texts as Texts | undefined

async function loadAllTexts({ services }: Texted, namespace: string, loadTexts: LoadTexts) {
  const { textLanguage } = services.visit
  const [own, ui] = await Promise.all([
    fetchTexts(loadTexts, textLanguage),
    fetchTexts(loadUiTexts, textLanguage),
  ])
  return { [namespace]: own, ui }
}

function createState({ services, rendered }: MountProps, texts: Texts, namespace: string): MountState {
  const queryClient = createQueryClient({ onError: services.logError })
  if (rendered) hydrate(queryClient, rendered.queries as DehydratedState)
  const i18n = createI18n({ texts, language: services.visit.textLanguage, namespace })
  return createMountState({ i18n, queryClient })
}

type RootView = { remote: string; view: View; state: MountState; shown: () => void }

/** One component per mount: updates reach the same one, with the props that the shell hands over. */
function createRootView({ remote, view: View, state, shown }: RootView): ComponentType<MountProps> {
  return function RootView(props) {
    const { services, mountId, rendered } = props
    return (
      <Providers
        state={state}
        services={services}
        mount={{ mountId, takesOver: takesOver(props), drawnFor: rendered?.criteria }}
        onReady={shown}
        onDrawn={props.onDrawn}
      >
        <CrashTest isApp={mountId === remote}>
          <View {...props.props} />
        </CrashTest>
      </Providers>
    )
  }
}

/**
 * The flag `crash`, which only test builds can set, breaks the page's app to show what visitors would see (D3).
 * It stands around the view: a sibling would shift the ids of `useId`, and with them the names of the slots, from
 * those that the server wrote.
 */
function CrashTest({ isApp, children }: { isApp: boolean; children: ReactNode }) {
  const { flags } = useVisit()
  if (isApp && flags.crash === true) throw new Error('Crash test')
  return children
}
