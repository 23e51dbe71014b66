import type { ClientAssets } from './client-assets'
import { scriptJson } from './html'

/** The Trusted Types policy of this script: it runs before the client can bring its own. */
export const startPolicy = 'start'

/** Longest time that the client waits for the first view; usually its scripts take longer to arrive. */
const patienceMs = 700
/** Fonts that are slow to arrive hold up the first paint; the scripts are not to wait a round trip for that. */
const fetchPatienceMs = 200

/**
 * Asks for the client's scripts (named in resource-tags.ts) with the first paint, and runs them once the first view
 * is painted, its picture included: taking over a page must not hold up showing it, nor take the line from its
 * picture and fonts. A page with criteria is not whole without them, and one in the background is not painted:
 * both start at once.
 */
export const startScript = (scripts: ClientAssets['scripts']): string => `
let waiting = true
const policy = window.trustedTypes?.createPolicy('${startPolicy}', { createScriptURL: (url) => url })
const fetchScripts = () => {
  for (const link of document.querySelectorAll('link[as="script"][media]')) link.removeAttribute('media')
}
const start = () => {
  if (!waiting) return
  waiting = false
  fetchScripts()
  for (const { href, integrity } of ${scriptJson(scripts)}) {
    const script = document.createElement('script')
    Object.assign(script, { async: false, crossOrigin: 'anonymous', integrity: integrity ?? '' })
    script.src = policy ? policy.createScriptURL(href) : href
    document.head.append(script)
  }
}
const picture = document.querySelector('main img[fetchpriority="high"]')
if (document.hidden || location.hash.length > 1) start()
new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true })
new PerformanceObserver((list) => {
  if (!picture || list.getEntries().some(({ element }) => element === picture)) start()
}).observe({ type: 'largest-contentful-paint', buffered: true })
setTimeout(fetchScripts, ${fetchPatienceMs})
setTimeout(start, ${patienceMs})`
