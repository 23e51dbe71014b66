import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
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

const key = 'escapade.pageType'

/**
 * Follows the visitor's moves, over documents too, and asks for an address after some of them. Its rule is loaded with
 * the first move to another type of page.
 */
export function createAcquisition({ document, visit, fragments, page, session }: Deps): () => void {
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
    const move = { from: tabStorage.getItem(key), to: page() }
    // Within a type of page the time runs on.
    if (move.from === move.to) return
    tabStorage.setItem(key, move.to)
    giveUp()
    if (move.from === null) return
    let isOver = false
    giveUp = () => {
      isOver = true
    }
    void import('./ask-for-address').then(({ askForAddress }) => {
      if (!isOver) giveUp = askForAddress(move, { document, visit, show })
    })
  }
}
