import { PermanentFailure } from '../../platform/jobs/outbox'
import { callPartner } from '../../platform/observe/partner-calls'
import type { Mailer } from './mailer'
import { createTransport } from './smtp-transport'

/** `url`: `smtp://user:password@host:587` or `smtps://…`. */
export async function createSmtpMailer({ url, sender }: { url: string; sender: string }): Promise<Mailer> {
  const transport = await createTransport(url)
  return {
    async deliver({ messageId, recipient, subject, html, text, locale }) {
      const mail = {
        // An address object, so that a typed address is never read as a list of several.
        to: { name: '', address: recipient },
        from: sender,
        subject,
        html,
        text,
        messageId: `<${messageId}>`,
        headers: { 'content-language': locale.replace('_', '-'), 'auto-submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      await callPartner('smtp', () => transport.sendMail(mail)).catch((error: unknown) => {
        if (!isRefused(error)) throw error
        throw new PermanentFailure('The mail server refused the mail', { recipient, cause: error })
      })
    },
  }
}

/**
 * A 5xx answer to this mailbox or this mail is for good (RFC 5321, 4.2.1); one to the sender, the password or the greeting is
 * about the shop's own settings, and passes once they are right.
 */
function isRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  const isForGood = responseCode !== undefined && responseCode >= 500 && responseCode < 600
  return isForGood && (command === 'RCPT TO' || command === 'DATA')
}
