const storageKey = 'escapade.dates-cleared'

/** For browsers that keep nothing. */
let clearedHere = false

/** Whether the visitor emptied the dates on purpose in this session (D47). */
export const clearedDates = {
  remember() {
    clearedHere = true
    try {
      sessionStorage.setItem(storageKey, '1')
    } catch {}
  },
  wereCleared() {
    try {
      return sessionStorage.getItem(storageKey) === '1'
    } catch {
      return clearedHere
    }
  },
}
