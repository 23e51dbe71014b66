/** Part of a browser's storage that callers need. Never throws. */
export type VisitorStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Place = 'localStorage' | 'sessionStorage'
/** Shared by the whole page: every remote carries a copy of this code. Null: taken away. */
type Meanwhile = Record<Place, Map<string, string | null>> & { isTold: boolean }

const meanwhileKey: unique symbol = Symbol.for('escapade.visitor-storage')
type Page = Window & { [meanwhileKey]?: Meanwhile }

function meanwhileOf(page: Page): Meanwhile {
  page[meanwhileKey] ??= { localStorage: new Map(), sessionStorage: new Map(), isTold: false }
  return page[meanwhileKey]
}

/** As an uncaught error, which the client log hears of: once a page, for it would be the same each time. */
function tell(page: Page, cause: unknown) {
  const meanwhile = meanwhileOf(page)
  if (meanwhile.isTold) return
  meanwhile.isTold = true
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : String(cause)
  const error = new Error(`The browser keeps nothing: ${name}`, { cause })
  page.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
}

/**
 * A browser may forbid its storage or have no room left. A value that it does not take is kept for as long as the
 * page is open. On a server there is nothing, and nothing is kept.
 */
const storageIn = (place: Place): VisitorStorage => ({
  getItem(key) {
    if (typeof window === 'undefined') return null
    const meanwhile = meanwhileOf(window)[place].get(key)
    if (meanwhile !== undefined) return meanwhile
    try {
      return window[place].getItem(key)
    } catch (error) {
      tell(window, error)
      return null
    }
  },
  setItem: (key, value) => change(place, key, value),
  removeItem: (key) => change(place, key, null),
})

function change(place: Place, key: string, value: string | null) {
  if (typeof window === 'undefined') return
  const meanwhile = meanwhileOf(window)[place]
  try {
    if (value === null) window[place].removeItem(key)
    else window[place].setItem(key, value)
    meanwhile.delete(key)
  } catch (error) {
    meanwhile.set(key, value)
    tell(window, error)
  }
}

/** Kept on this device, for all its tabs. */
export const deviceStorage = storageIn('localStorage')
/** Kept as long as the tab is open. */
export const tabStorage = storageIn('sessionStorage')
