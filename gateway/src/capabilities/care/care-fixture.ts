import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from '../../testing/test-app'

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
  cases: () => db.selectFrom('contactCase').selectAll().execute(),
  async forgetAll() {
    for (const table of ['contactCase', 'mail', 'outbox'] as const) await db.deleteFrom(table).execute()
  },
})

export type Writer = ReturnType<typeof createWriter>
