import type {
  FragmentRequest,
  MountedFragment,
  RenderedState,
} from '@escapade/shared-contracts/mount/mount-contract'
import { MountSession, type SessionDeps } from './mount-session'

export type Fragments = {
  mount(parent: MountSession, target: Element, request: FragmentRequest): MountedFragment
  live(): Iterable<MountSession>
}

/** Fragments in slots. A regular one fails to nothing; the failure of an essential one is its page's. */
export function createFragments(deps: SessionDeps, served: Record<string, RenderedState>): Fragments {
  const sessions = new Set<MountSession>()
  return {
    live: () => sessions,
    mount(parent, target, { fragment, props, grade, mountId }) {
      const [remote = '', name = ''] = fragment.split('/')
      const element = target as HTMLElement
      const rendered = takeRendered(served, mountId, element)
      const mount = { remote, exposed: `./fragments/${name}`, element, mountId, props, rendered }
      const session = new MountSession(mount, deps, {
        onFailure: (failure, error) => grade === 'essential' && parent.fail(failure, error),
      })
      sessions.add(session)
      void session.start()
      return {
        update: (next) => session.update(next),
        async unmount() {
          sessions.delete(session)
          await session.end()
        },
      }
    },
  }
}

/** The server's state serves the first mount only: the same slot may come back later, without server HTML. */
function takeRendered(served: Record<string, RenderedState>, mountId: string, element: HTMLElement) {
  const rendered = served[mountId]
  delete served[mountId]
  return element.hasChildNodes() ? rendered : undefined
}
