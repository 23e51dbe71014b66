import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import * as paths from '@escapade/shared-contracts/paths'
import { originOf } from '../../src/chrome/chrome-input'
import { hasFooter, hasSimpleHeader } from '../../src/chrome/page-kind'

type Input = { document: Document; boot: Pick<BootData, 'visit'> }

/** Brings header and footer, which the server drew for the first page, in line with the present one. */
export function updateChrome(
  { document, boot: { visit } }: Input,
  page: string,
  location: PageLocation,
): void {
  const header = document.querySelector<HTMLElement>('[data-shell="header"]')
  const footer = document.querySelector<HTMLElement>('[data-shell="footer"]')
  header?.setAttribute('data-simple', String(hasSimpleHeader(page)))
  if (footer) footer.hidden = !hasFooter({ page, path: location.path })
  document.documentElement.setAttribute('data-page', page)
  markCurrent(header, visit.basePath, location)
  for (const link of header?.querySelectorAll('[data-sign-in]') ?? [])
    link.setAttribute('href', visit.basePath + paths.signIn({ origin: originOf({ visit, location }) }))
  for (const link of header?.querySelectorAll<HTMLElement>('[data-language]') ?? []) {
    const basePath = link.dataset.language ?? ''
    link.setAttribute('href', originOf({ visit: { ...visit, basePath }, location }))
  }
}

/** Another page lies under them. */
export function closePanels(document: Document): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.togglePopover?.(false)
}

/** The navigation names the part of the shop the visitor is in: same path and, for searches, same flow. */
function markCurrent(header: Element | null, basePath: string, { path, query }: PageLocation) {
  for (const link of header?.querySelectorAll<HTMLAnchorElement>('[data-nav]') ?? []) {
    const url = new URL(link.href)
    const flow = url.searchParams.get('flow')
    const current = url.pathname === basePath + path && (!flow || flow === (query.flow ?? 'booking'))
    if (current) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** Handles what is pressed in header and footer. */
export function enhanceChrome({ document }: Input, actions: { back(): void; openConsent(): void }): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[data-back]')) actions.back()
    if (target?.closest('[data-cookie-preferences]')) actions.openConsent()
  })
}

/** The other language shows the same page with the same criteria (SH-033). */
export function keepCriteria(document: Document, hash: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) link.hash = hash
}
