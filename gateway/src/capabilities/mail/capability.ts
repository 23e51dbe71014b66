/** All that the app composes of the room: the mailer, and the mails that are kept. */
export { createMailer } from './create-mailer'
export type { Mailer } from './mailer'
export { eraseMails, exportMails, forgetMails } from './people'
