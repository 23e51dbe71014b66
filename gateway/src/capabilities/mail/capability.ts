/** All that the app composes of the room: the mailer, and the mails that are kept. */
export { createMailer } from './create-mailer'
export { mailCopyRoute } from './mail-copy-route'
export type { Mailer } from './mailer'
export { eraseMails, exportMailCopies, exportMails, forgetMails } from './people'
export { tryMailServer } from './try-mail-server'
