import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { MegaMenu } from './mega-menu'

type Deps = {
  document: Document
  visit: Pick<Visit, 'basePath' | 'locale'>
  logError(error: unknown): void
}

/** The menu's code and content come when somebody turns to it, by pointer, keyboard or touch: no page waits for them. */
export function enhanceMenu({ document, visit, logError }: Deps): void {
  let menu: Promise<MegaMenu> | null = null
  const open = () => {
    menu ??= import('./mega-menu').then(({ createMegaMenu }) =>
      createMegaMenu({ document, load: () => loadPanels(visit) }),
    )
    return menu
  }
  const turnTo = async (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-menu-item]')) return
    try {
      await (await open()).handle(event)
    } catch (error) {
      menu = null
      logError(error)
    }
  }
  for (const type of ['pointerover', 'pointerout', 'focusin', 'click'])
    document.querySelector('[data-shell="header"]')?.addEventListener(type, (event) => void turnTo(event))
}

/** Parsed by the browser as the document it is: no text becomes markup here, and nothing in it runs. */
const loadPanels = ({ basePath, locale }: Deps['visit']): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = 8000
    request.onload = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`The menu answered ${request.status}`))
    request.onerror = () => reject(new Error('The menu did not arrive'))
    request.ontimeout = request.onerror
    request.open('GET', `${basePath}/chrome/menu?locale=${locale}`)
    request.send()
  })
