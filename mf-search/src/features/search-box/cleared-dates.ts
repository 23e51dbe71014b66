const storageKey = 'escapade.dates-cleared'

/** Whether the visitor emptied the dates on purpose in this session (D47). */
export const clearedDates = {
  remember: () => sessionStorage.setItem(storageKey, '1'),
  wereCleared: () => sessionStorage.getItem(storageKey) === '1',
}
