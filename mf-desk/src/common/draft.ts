import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

/** Text that is not kept yet, by this tab: the sign-in at the end of a shift loads the page anew. */
export function draftOf(kind: 'note' | 'answer', id: string) {
  const key = `escapade.desk.${kind}.${id}`
  return {
    read: () => tabStorage.getItem(key) ?? '',
    write(text: string) {
      if (text) tabStorage.setItem(key, text)
      else tabStorage.removeItem(key)
    },
  }
}
