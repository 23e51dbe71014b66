/** Face of the room: all that other capabilities may use of it. */
export { composeLetter, type Letter } from './letter'
export { copiesOfOrder } from './mail-copies'
export { mailCss } from './mail-css'
export type { Mailer } from './mailer'
