import type { MountProps } from '@escapade/shared-contracts/mount/mount-contract'
import * as React from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { CrashBoundary } from './CrashBoundary'

type Lifecycle = (props: MountProps) => Promise<unknown>
export type ReactLifecycles = { mount: Lifecycle; update: Lifecycle; unmount: Lifecycle }

/** The life cycles of one mount, by single-spa-react. The root component draws from the props of the mount. */
export function createReactLifecycles(
  props: MountProps,
  rootComponent: React.ComponentType<MountProps>,
): ReactLifecycles {
  const options = {
    React,
    ReactDOMClient: clientWithOptions(props),
    renderType: takesOver(props) ? 'hydrateRoot' : 'createRoot',
    rootComponent,
    errorBoundaryClass: CrashBoundary,
    ...ownRecords(),
  }
  // Its types ask for the props of applications; these are parcels, and read what the shell hands over.
  return singleSpaReact(options as never) as unknown as ReactLifecycles
}

/** The view of the server stands in the element and is hydrated, unless a translator has put its own in there. */
export const takesOver = ({ domElement, rendered }: MountProps) =>
  rendered !== undefined && domElement.hasChildNodes() && !domElement.querySelector('font')

/** single-spa-react passes no options to the roots that it opens. */
function clientWithOptions({ mountId, services, onListening }: MountProps) {
  const options: RootOptions = { identifierPrefix: mountId, onRecoverableError: services.logError }
  return {
    createRoot(element: Element) {
      const root = createRoot(element, options)
      onListening?.()
      return root
    },
    /** In slices that leave the page responsive. The callback of startTransition runs at once. */
    hydrateRoot(element: Element, view: React.ReactNode) {
      let root: Root | undefined
      React.startTransition(() => {
        root = hydrateRoot(element, view, options)
      })
      onListening?.()
      return root
    },
  }
}

/**
 * single-spa-react remembers mounts by name, in records that all of its users share by default. A mount that is still
 * going away when the visitor is back has the name of the one that comes.
 */
const ownRecords = () => ({ domElements: {}, renderResults: {}, updateResolves: {}, unmountResolves: {} })
