import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { createSmtpMailer } from './smtp-mailer'

let server: Server
let recipients: string[]
let message: string

/** As much of a mail server as it takes to receive one mail (RFC 5321). */
function talk(socket: Socket) {
  let isData = false
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const obey = (line: string) => {
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
    say('250 taken')
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
