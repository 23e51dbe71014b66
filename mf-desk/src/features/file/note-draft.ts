import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

const keyOf = (orderUUID: string) => `escapade.desk.note.${orderUUID}`

/** A note that is not kept yet, by this tab: the sign-in at the end of a shift loads the page anew. */
export const noteDraft = (orderUUID: string) => ({
  read: () => tabStorage.getItem(keyOf(orderUUID)) ?? '',
  write(text: string) {
    if (text) tabStorage.setItem(keyOf(orderUUID), text)
    else tabStorage.removeItem(keyOf(orderUUID))
  },
})
