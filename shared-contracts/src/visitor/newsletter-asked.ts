import { deviceStorage } from './visitor-storage'

const key = 'escapade.newsletterAsked'

/** True once the visitor closed the dialog that asks for an address, or gave one: it does not come again. */
export const wasNewsletterAsked = (): boolean => deviceStorage.getItem(key) !== null

export const rememberNewsletterAsked = (): void => void deviceStorage.setItem(key, '1')
