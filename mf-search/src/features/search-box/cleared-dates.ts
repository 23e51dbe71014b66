import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

const storageKey = 'escapade.dates-cleared'

/** Remembers that the visitor emptied the dates on purpose in this session (D47). */
export const clearedDates = {
  remember: () => tabStorage.setItem(storageKey, '1'),
  wereCleared: () => tabStorage.getItem(storageKey) === '1',
}
