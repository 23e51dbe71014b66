import type { RenderedState } from '@escapade/shared-contracts/mount/mount-contract'
import { registerApplication } from 'single-spa'
import { appElementId } from '../../src/page-elements'
import { createFallback } from './fallback'
import { MountSession, type SessionDeps } from './mount-session'

type Options = SessionDeps & {
  main: HTMLElement
  remotes: string[]
  ownerOf(path: string): string | null
  /** The app that the server rendered into the document. */
  served: { remote: string; rendered?: RenderedState } | null
  /** An app stands on the page, or its failure does. */
  onSettled(): void
}

export type AppHost = { session(): MountSession | null }

/**
 * The route's app. single-spa decides which one by the path; its life cycles return at once, so that a remote that
 * is slow or dead never holds up the way to another page.
 */
export function createAppHost(options: Options): AppHost {
  let current: MountSession | null = null
  let { served } = options

  const start = async (remote: string) => {
    const element = appElement(options.main, remote)
    const rendered = served?.remote === remote ? served.rendered : undefined
    served = null
    const target = { remote, exposed: './app', element, mountId: remote, rendered }
    const fallback = createFallback(element, async () => {
      element.hidden = false
      await session.retry()
    })
    const session = new MountSession(target, options, {
      onShown() {
        fallback.hide()
        element.hidden = false
        options.onSettled()
      },
      onFailure(failure) {
        fallback.show(failure)
        options.onSettled()
      },
    })
    current = session
    void session.start()
  }
  const end = async () => {
    const ending = current
    current = null
    await ending?.end()
    options.main.replaceChildren()
  }

  for (const remote of options.remotes) {
    registerApplication({
      name: remote,
      app: async () => ({
        bootstrap: async () => {},
        mount: () => start(remote),
        unmount: end,
      }),
      activeWhen: ({ pathname }) => options.ownerOf(pathname) === remote,
    })
  }
  return { session: () => current }
}

/** The element that the server wrote, or a new one. */
function appElement(main: HTMLElement, remote: string): HTMLElement {
  const id = appElementId(remote)
  const present = main.ownerDocument.getElementById(id)
  if (present) return present
  const element = main.ownerDocument.createElement('div')
  element.id = id
  main.replaceChildren(element)
  return element
}
