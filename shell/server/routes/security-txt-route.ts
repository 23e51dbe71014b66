import type { FastifyInstance } from 'fastify'

export type SecurityContact = {
  /** `mailto:` or `https:` addresses, the preferred one first. */
  contacts: readonly string[]
  /**
   * From then on the file is not to be trusted any more; at most a year ahead
   * (https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5).
   */
  expires: Date
}

type Options = { contact: SecurityContact | null; production: boolean }

/**
 * Contacts for reporting a vulnerability (https://www.rfc-editor.org/rfc/rfc9116). Absent without a contact, or once
 * the term has passed.
 */
export async function securityTxtRoute(app: FastifyInstance, { contact, production }: Options) {
  if (!contact) {
    if (production)
      app.log.warn('SECURITY_CONTACT and SECURITY_EXPIRES are not set: there is no security.txt')
    return
  }
  if (contact.expires <= new Date()) app.log.warn('SECURITY_EXPIRES has passed: there is no security.txt')
  app.get('/.well-known/security.txt', async ({ host, protocol }, reply) => {
    if (contact.expires <= new Date()) {
      reply.callNotFound()
      return reply
    }
    const lines = [
      ...contact.contacts.map((address) => `Contact: ${address}`),
      `Expires: ${contact.expires.toISOString()}`,
      'Preferred-Languages: en, fr, es, nl, it',
      `Canonical: ${protocol}://${host}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}
