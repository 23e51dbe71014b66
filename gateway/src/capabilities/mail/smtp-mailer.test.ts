import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { PermanentFailure } from '../../platform/jobs/outbox'
import { createSmtpMailer } from './smtp-mailer'

let server: Server
let recipients: string[]
let message: string
/** Answers of a server that does not take a mail, by the command that they are to. */
let refusals: Record<string, string>

/** As much of a mail server as it takes to receive one mail (RFC 5321). */
function talk(socket: Socket) {
  let isData = false
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const obey = (line: string) => {
    const refusal = refusals[line.slice(0, 4).toUpperCase()]
    if (refusal) return say(refusal)
    if (/^(EHLO|MAIL)/i.test(line)) return say('250 ok')
    if (/^RCPT/i.test(line)) {
      recipients.push(line.slice('RCPT TO:'.length))
      return say('250 ok')
    }
    if (/^DATA/i.test(line)) {
      isData = true
      return say('354 go on')
    }
    return say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
  }
  const hear = (line: string) => {
    if (!isData) return obey(line)
    if (line !== '.') {
      message += `${line}\n`
      return
    }
    isData = false
    say(refusals.END ?? '250 taken')
  }
  let rest = ''
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
  say('220 hello')
}

beforeEach(async () => {
  recipients = []
  message = ''
  refusals = {}
  server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const mail = {
  messageId: 'confirmation.1@example.com',
  recipient: 'anne@example.com',
  locale: 'nl_BE' as const,
  subject: 'Je verblijf is geboekt',
  html: '<p>Geboekt</p>',
  text: 'Geboekt',
}
const mailer = () => {
  const { port } = server.address() as AddressInfo
  return createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, sender: 'Escapade <hello@example.com>' })
}

it('hands a mail over with its own id, so that one sent twice is known as one', async () => {
  await (await mailer()).deliver(mail)
  expect(recipients).toEqual(['<anne@example.com>'])
  expect(message).toContain('Message-ID: <confirmation.1@example.com>')
  expect(message).toContain('Content-Language: nl-BE')
  expect(message).toContain('From: Escapade <hello@example.com>')
  expect(message).toMatch(/text\/plain[\s\S]*Geboekt[\s\S]*text\/html[\s\S]*<p>Geboekt<\/p>/)
})

it('takes an address with a comma in it for one address', async () => {
  await (await mailer()).deliver({ ...mail, recipient: 'anne,bob@example.com' })
  expect(recipients).toHaveLength(1)
})

it.each([
  ['a mailbox that is not there', { RCPT: '550 5.1.1 no such user' }, true],
  ['a mail that is refused', { END: '554 5.7.1 refused' }, true],
  ['a mailbox that is full for now', { RCPT: '450 4.2.2 over quota' }, false],
  ['a server that takes nothing for now', { END: '451 4.3.0 later' }, false],
  ['a sender that is not allowed', { MAIL: '550 5.7.1 not yours' }, false],
])('tells %s from what passes', async (_name, answers, isForGood) => {
  refusals = answers
  const problem = await (await mailer()).deliver(mail).catch((error: unknown) => error)
  expect(problem instanceof PermanentFailure).toBe(isForGood)
  expect(problem).toBeInstanceOf(Error)
  if (problem instanceof PermanentFailure) {
    expect(problem.recipient).toBe('anne@example.com')
    expect(String(problem.cause)).toContain(Object.values(answers)[0])
  }
})
