import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

type Mail = {
  /** Names the mail for ever: sent again after a crash, it is the same mail. */
  messageId: string
  recipient: string
  locale: Locale
  subject: string
  html: string
  text: string
  /** The order whose file has a copy, and the effect that it came of. `withheld`: codes and keys that the copy has not. */
  copy?: { effectId: string; orderUUID: string; withheld: string[] }
}

export type Mailer = {
  /** Resolves when the mail is with the mail server. A second call with the same id is harmless. */
  deliver(mail: Mail): Promise<void>
}
