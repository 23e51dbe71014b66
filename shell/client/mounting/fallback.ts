import { elementIds } from '../../src/page-elements'
import type { MountFailure } from './mount-session'

const templateIds: Record<MountFailure, string> = {
  'load-failed': elementIds.loadFailed,
  crashed: elementIds.crashed,
}

export type Fallback = { show(failure: MountFailure): void; hide(): void }

/**
 * Stands in for an app that failed, before its element. An app whose HTML from the server is there to read stays,
 * under a notice; otherwise an error page takes the place.
 */
export function createFallback(app: HTMLElement, onRetry: () => Promise<void>): Fallback {
  let shown: HTMLElement | null = null
  const hide = () => {
    shown?.remove()
    shown = null
  }
  return {
    hide,
    show(failure) {
      hide()
      const readable = failure === 'load-failed' && app.childElementCount > 0
      shown = build(app.ownerDocument, failure, { notice: readable, onRetry })
      app.before(shown)
      if (!readable) app.replaceChildren()
      app.hidden = !readable
    },
  }
}

type Options = { notice: boolean; onRetry: () => Promise<void> }

function build(document: Document, failure: MountFailure, { notice, onRetry }: Options): HTMLElement {
  const place = document.createElement('div')
  place.toggleAttribute('data-notice', notice)
  const template = document.getElementById(templateIds[failure])
  if (template instanceof HTMLTemplateElement) place.append(template.content.cloneNode(true))
  place.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-retry]') : null
    if (!(button instanceof HTMLButtonElement)) return
    button.disabled = true
    void onRetry().finally(() => {
      button.disabled = false
    })
  })
  return place
}
