import { criteriaHeader, longestHash } from '@escapade/shared-contracts/mount/criteria-page'
import { elementIds } from '../../src/page-elements'
import type { ClientAssets } from './client-assets'
import { scriptJson } from './html'
import { notYet } from './resource-tags'

/** The Trusted Types policy of this script: it runs before the client can bring its own. */
export const startPolicy = 'start'

/** Longest time that the client waits for the first paint. */
const patienceMs = 700

/** A first picture that has come is painted within a frame or two; scripts would only hold it up. */
const pictureMs = 60

/** Wait for a first picture on its way: on a quick connection it comes right after the first paint. */
const comingMs = 150

/** Pieces below the first view that are drawn in a frame of their own, lest one frame takes long. */
const drawnAlone = 3

/** Puts the page for the criteria in place, and waits for its first picture. */
const criteriaScript = `
  const { hash, pathname, search } = location
  const app = document.getElementById('${elementIds.main}').firstElementChild
  const held = (window.criteriaPage = { page: null, isTaken: false })
  const isTouched = () =>
    held.isTaken || location.hash !== hash || earlyInput.entered.size > 0 || app.contains(document.activeElement)
  const show = (drawn) => {
    if (!drawn || isTouched()) return start()
    app.innerHTML = policy ? policy.createHTML(drawn.html) : drawn.html
    held.page = drawn
    afterPicture(findPicture())
  }
  const ask = () => fetch(pathname + search, { headers: { '${criteriaHeader}': hash.slice(1) } })
  if (hash.length > ${longestHash}) start()
  else ask().then((answer) => (answer.status === 200 ? answer.json() : null)).then(show).catch(start)`

export type StartInput = {
  scripts: ClientAssets['scripts']
  /** The page's app can be drawn for criteria too. */
  followsCriteria: boolean
}

/**
 * Shows first, then takes over: with the first paint (the first picture included, if it comes soon), the client's
 * scripts are loaded, those of the page's remotes are asked for (named in resource-tags.ts), and only then what stands
 * below the first view is drawn (src/chrome/Page.module.scss), whose pictures would take the connections.
 *
 * For criteria, which the hash kept from the server, the page is asked for once more (routes/answer-criteria.ts) and
 * put in the place of its skeleton, unless the client or the visitor is quicker. A page that criteria leave without
 * a first picture is not whole without its scripts, and one in the background is not painted: they start at once.
 */
export const startScript = ({ scripts, followsCriteria }: StartInput): string => `
const page = document.documentElement
const pieces = document.querySelectorAll('[data-below]')
let drawn = 0
const drawNext = () => {
  if (page.dataset.view !== 'first') return
  if (document.hidden || drawn === ${drawnAlone}) page.dataset.view = 'near'
  else pieces[drawn++]?.setAttribute('data-near', '')
  requestAnimationFrame(() => setTimeout(drawNext))
}
const policy = window.trustedTypes?.createPolicy('${startPolicy}', {
  createScriptURL: (url) => url,
  createHTML: (html) => html,
})
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
const findPicture = () => document.querySelector('main img[fetchpriority="high"]')
const showsPicture = () => (findPicture()?.offsetHeight ?? 0) > 0
const afterPicture = (picture) => {
  const come = () => setTimeout(start, ${pictureMs})
  if (!picture || picture.complete) return come()
  for (const type of ['load', 'error']) picture.addEventListener(type, come)
}
const hasCriteria = location.hash.length > 1
if (document.hidden || (hasCriteria && !${followsCriteria} && !showsPicture())) start()
else if (hasCriteria && ${followsCriteria}) {${criteriaScript}}
else {
  const picture = findPicture()
  const observe = (type, listener) => new PerformanceObserver(listener).observe({ type, buffered: true })
  observe('paint', () => {
    if (!picture) return start()
    afterPicture(picture)
    setTimeout(start, ${comingMs})
  })
  observe('largest-contentful-paint', (list) => {
    if (list.getEntries().some(({ element }) => element === picture)) start()
  })
}`
