/** Time after which prices, stock and holds of a page out of sight are asked for anew (ms). */
const oldMs = 30 * 60_000

/**
 * Loads a page anew that is looked at again after half an hour or on another day: what it read once, today's date among
 * it, is put right. One with something typed stays as it is; what it sends is judged by the gateway anyway.
 */
export function renewStalePage({ document, location, addEventListener }: Window, loadedAt: number): void {
  let seen = loadedAt
  const day = new Date(seen).toDateString()
  const look = () => {
    if (document.visibilityState !== 'visible') return
    const now = new Date()
    const isStale = now.getTime() - seen > oldMs || now.toDateString() !== day
    seen = now.getTime()
    if (isStale && !isTypedInto(document)) location.reload()
  }
  document.addEventListener('visibilitychange', look)
  // A machine that slept, and a page out of the back/forward cache.
  for (const name of ['focus', 'pageshow']) addEventListener(name, look)
}

const isTypedInto = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    (field) => !field.readOnly && (isChoice(field) ? false : field.value !== field.defaultValue),
  )

const isChoice = ({ type }: { type: string }) => type === 'checkbox' || type === 'radio'
