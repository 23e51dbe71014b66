import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from '../../testing/test-app'

const ofKind = (beginning: number[], length: number) => {
  const bytes = new Uint8Array(length)
  bytes.set(beginning)
  return bytes
}
/** Files by their kind, of a length in bytes. */
export const fileOf = {
  jpeg: (length = 100) => ofKind([0xff, 0xd8, 0xff, 0xe0], length),
  png: (length = 100) => ofKind([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], length),
  pdf: (length = 100) => ofKind([...Buffer.from('%PDF-1.7')], length),
  html: (length = 100) => ofKind([...Buffer.from('<script>')], length),
}

export const message = {
  Booking_ID__c: '12345678',
  contact_reason: 'emailconf',
  description: 'Où est ma confirmation ?',
  email: 'anne@example.com',
  name: 'Anne-Marie D’Arc',
  phone: '+33 6 12 34 56 78',
  requestType: 'made up',
  requestSubtype: '',
  locale: 'fr_BE',
  retURL: 'http://be.localhost:3000/fr/contact?x=1',
}

/** A visitor with the contact form before him. */
export const createWriter = ({ app, db }: Pick<TestApp, 'app' | 'db'>) => ({
  /** Solves a challenge as the widget does in the browser. */
  async solve(): Promise<string> {
    const challenge: Challenge = (await app.inject('/captcha/challenge?pos=fr')).json()
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  },
  send: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/crm/web-to-case',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'be.localhost:3000',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    }),
  /** Sends the form as browsers do that have files to send. */
  async sendFiles(
    fields: Record<string, string>,
    files: { name: string; bytes: Uint8Array<ArrayBuffer> }[],
    headers: Record<string, string> = {},
  ) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const { name, bytes } of files) form.append('attachments', new Blob([bytes]), name)
    const encoded = new Response(form)
    return app.inject({
      method: 'POST',
      url: '/crm/web-to-case',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        host: 'be.localhost:3000',
        ...headers,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
  },
  cases: () => db.selectFrom('contactCase').selectAll().execute(),
  async forgetAll() {
    for (const table of ['contactCase', 'mail', 'outbox'] as const) await db.deleteFrom(table).execute()
  },
})

export type Writer = ReturnType<typeof createWriter>
