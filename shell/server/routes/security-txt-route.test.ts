/** @jest-environment node */
import Fastify from 'fastify'
import { readConfig } from '../config'
import { type SecurityContact, securityTxtRoute } from './security-txt-route'

const settings = {
  SECURITY_CONTACT: 'mailto:security@escapade.example,https://escapade.example/report',
  SECURITY_EXPIRES: '2999-01-01T00:00:00Z',
}

async function open(contact: SecurityContact | null, production = true) {
  const lines: string[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  await app.register(securityTxtRoute, { contact, production })
  return { app, lines, get: () => app.inject('/.well-known/security.txt') }
}

it('says where to report a vulnerability, and until when that holds', async () => {
  const { get, lines } = await open(readConfig(settings).securityContact)
  const { statusCode, headers, body } = await get()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@escapade.example',
    'Contact: https://escapade.example/report',
    'Expires: 2999-01-01T00:00:00.000Z',
    'Preferred-Languages: en, fr, es, nl, it',
    'Canonical: http://localhost:80/.well-known/security.txt',
    '',
  ])
  expect(lines).toEqual([])
})

it.each([
  ['without a contact', readConfig({}).securityContact],
  ['after its term', { contacts: ['mailto:security@escapade.example'], expires: new Date(0) }],
])('is absent %s, with a warning in production', async (_case, contact) => {
  const { get, lines } = await open(contact)
  expect((await get()).statusCode).toBe(404)
  expect(lines).toHaveLength(1)
})

it('warns of nothing on a trial of the shop', async () => {
  expect((await open(null, false)).lines).toEqual([])
})

it.each([
  { ...settings, SECURITY_CONTACT: 'security@escapade.example' },
  { SECURITY_CONTACT: settings.SECURITY_CONTACT },
])('takes no contact that is no address, and none without a term', (environment) => {
  expect(() => readConfig(environment)).toThrow(/SECURITY_/)
})
