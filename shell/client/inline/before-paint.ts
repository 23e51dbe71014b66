import { consentCookie } from '../../src/consent-choice'

/**
 * Marks the document before anything is painted.
 *
 * The hash never reaches the server: its presence decides whether the page as rendered (without criteria) or the
 * skeletons are shown.
 *
 * A visitor who comes to a page anew sees its first view before the rest is drawn. One who returns or reloads is
 * scrolled down as far as they were: there the page needs its whole length at once.
 */
export function markPage(): void {
  const page = document.documentElement
  const hasCriteria = location.hash.length > 1
  if (hasCriteria) page.setAttribute('data-criteria', '')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate') page.dataset.view = hasCriteria ? 'near' : 'first'
  if (new RegExp(`(^|; )${consentCookie}=v1`).test(document.cookie)) page.dataset.consentMade = ''
}
