import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Fragments } from '../mounting/fragments'
import type { MountSession } from '../mounting/mount-session'

type Deps = {
  document: Document
  visit: Visit
  fragments: Pick<Fragments, 'mount'>
  /** Type of the page that is shown. */
  page: () => string
  session: () => MountSession | null
}

/** Follows the visitor's moves, and asks for an address after some of them. Its rule is loaded with the first move. */
export function createAcquisition({ document, visit, fragments, page, session }: Deps): () => void {
  let from = page()
  let giveUp = () => {}

  const show = () => {
    const parent = session()
    if (!parent) return
    const target = document.body.appendChild(document.createElement('div'))
    fragments.mount(parent, target, {
      fragment: 'mf-content/newsletter-modal',
      grade: 'regular',
      mountId: 'newsletter-modal',
    })
  }
  return () => {
    const move = { from, to: page() }
    from = move.to
    giveUp()
    let isOver = false
    giveUp = () => {
      isOver = true
    }
    void import('./ask-for-address').then(({ askForAddress }) => {
      if (!isOver) giveUp = askForAddress(move, { document, visit, show })
    })
  }
}
