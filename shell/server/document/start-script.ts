import type { ClientAssets } from './client-assets'
import { scriptJson } from './html'

/** The Trusted Types policy of this script: it runs before the client can bring its own. */
export const startPolicy = 'start'

/** Longest time that the client waits for the first view; usually its scripts take longer to arrive. */
const patienceMs = 700

/**
 * Runs the client's scripts (asked for in resource-tags.ts) once the first view is painted, its picture included:
 * taking over a page must not hold up showing it. A page with criteria is not whole without them, and one in the
 * background is not painted: both start at once.
 */
export const startScript = (scripts: ClientAssets['scripts']): string => `
let waiting = true
const policy = window.trustedTypes?.createPolicy('${startPolicy}', { createScriptURL: (url) => url })
const start = () => {
  if (!waiting) return
  waiting = false
  for (const { href, integrity } of ${scriptJson(scripts)}) {
    const script = document.createElement('script')
    Object.assign(script, { async: false, crossOrigin: 'anonymous', integrity: integrity ?? '' })
    script.src = policy ? policy.createScriptURL(href) : href
    document.head.append(script)
  }
}
const picture = document.querySelector('main img[fetchpriority="high"]')
if (document.hidden || location.hash.length > 1) start()
new PerformanceObserver((list) => {
  if (!picture || list.getEntries().some(({ element }) => element === picture)) start()
}).observe({ type: 'largest-contentful-paint', buffered: true })
setTimeout(start, ${patienceMs})`
