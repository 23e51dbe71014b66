import type { ClientAssets } from './client-assets'
import { scriptJson } from './html'
import { notYet } from './resource-tags'

/** The Trusted Types policy of this script: it runs before the client can bring its own. */
export const startPolicy = 'start'

/** Longest time that the client waits for the first paint. */
const patienceMs = 700

/** A first picture that has come is painted within a frame or two; scripts would only hold it up. */
const pictureMs = 60

/** Pieces below the first view that are drawn in a frame of their own, lest one frame takes long. */
const drawnAlone = 3

/**
 * Shows first, then takes over: with the first paint (a picture that has come included), the client's scripts are loaded, those of the page's remotes are
 * asked for (named in resource-tags.ts), and only then what stands below the first view is drawn
 * (src/chrome/Page.module.scss), whose pictures would take the connections. A page with criteria is not whole without
 * its scripts, and one in the background is not painted: they start at once.
 */
export const startScript = (scripts: ClientAssets['scripts']): string => `
const page = document.documentElement
const pieces = document.querySelectorAll('[data-below]')
let drawn = 0
const drawNext = () => {
  if (page.dataset.view !== 'first') return
  if (document.hidden || drawn === ${drawnAlone}) page.dataset.view = 'near'
  else pieces[drawn++]?.setAttribute('data-near', '')
  requestAnimationFrame(() => setTimeout(drawNext))
}
const policy = window.trustedTypes?.createPolicy('${startPolicy}', { createScriptURL: (url) => url })
let started = false
const start = () => {
  if (started) return
  started = true
  for (const { href, integrity } of ${scriptJson(scripts)}) {
    const script = document.createElement('script')
    Object.assign(script, { async: false, crossOrigin: 'anonymous', integrity: integrity ?? '' })
    script.src = policy ? policy.createScriptURL(href) : href
    document.head.append(script)
  }
  for (const link of document.querySelectorAll('link[media="${notYet}"]')) link.media = 'all'
  drawNext()
}
setTimeout(start, ${patienceMs})
if (document.hidden || location.hash.length > 1) start()
const picture = document.querySelector('main img[fetchpriority="high"]')
const observe = (type, listener) => new PerformanceObserver(listener).observe({ type, buffered: true })
observe('paint', () => (picture?.complete ? setTimeout(start, ${pictureMs}) : start()))
observe('largest-contentful-paint', (list) => {
  if (list.getEntries().some(({ element }) => element === picture)) start()
})`
