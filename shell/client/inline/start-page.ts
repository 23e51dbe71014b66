import { showCriteriaPage } from './criteria-page'
import { drawBelow } from './draw-below'
import { afterPicture, findPicture, showsPicture } from './first-picture'
import { type ClientScript, createStartPolicy, loadScripts } from './load-scripts'

/** Longest time that the client waits for the first paint. */
const patienceMs = 700

/** Wait for a first picture on its way: on a quick connection it comes right after the first paint. */
const comingMs = 150

export type StartInput = {
  scripts: ClientScript[]
  /** The page's app can be drawn for criteria too. */
  followsCriteria: boolean
}

/**
 * Shows first, then takes over: with the first paint (the first picture included, if it comes soon), the client's
 * scripts are loaded, those of the page's remotes are asked for (named in server/document/resource-tags.ts), and only
 * then what stands below the first view is drawn.
 *
 * A page that criteria leave without a first picture is not whole without its scripts, and one in the background is not
 * painted: they start at once.
 */
export function startPage({ scripts, followsCriteria }: StartInput): void {
  const policy = createStartPolicy()
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    loadScripts(scripts, policy)
    drawBelow()
  }
  setTimeout(start, patienceMs)
  const hasCriteria = location.hash.length > 1
  if (document.hidden || (hasCriteria && !followsCriteria && !showsPicture())) start()
  else if (hasCriteria && followsCriteria) showCriteriaPage({ start, policy })
  else startWithPaint(start)
}

function startWithPaint(start: () => void): void {
  const picture = findPicture()
  observe('paint', () => {
    if (!picture) return start()
    afterPicture(picture, start)
    setTimeout(start, comingMs)
  })
  observe('largest-contentful-paint', (list) => {
    const painted = list.getEntries() as LargestContentfulPaint[]
    if (painted.some(({ element }) => element === picture)) start()
  })
}

const observe = (type: string, listener: PerformanceObserverCallback) =>
  new PerformanceObserver(listener).observe({ type, buffered: true })
