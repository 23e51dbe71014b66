import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

type Mail = {
  /** Names the mail for ever: sent again after a crash, it is the same mail. */
  messageId: string
  recipient: string
  locale: Locale
  subject: string
  html: string
  text: string
}

export type Mailer = {
  /** Resolves when the mail is with the mail server. A second call with the same id is harmless. */
  deliver(mail: Mail): Promise<void>
}
