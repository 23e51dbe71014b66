import type { Mailer } from './mailer'

/** `url`: `smtp://user:password@host:587` or `smtps://…`. */
export async function createSmtpMailer({ url, sender }: { url: string; sender: string }): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async deliver({ messageId, recipient, subject, html, text, locale }) {
      await transport.sendMail({
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
      })
    },
  }
}
