import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Answer of a mail server to each mail: it takes it, puts it off, or refuses its mailbox for good. */
export type MailAnswer = '250 ok' | '450 later' | '554 no such mailbox'

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

/** As much of a mail server as a client without a password needs. */
export async function startMailServer() {
  let answer: MailAnswer = '250 ok'
  const taken: string[] = []
  const server = createServer((socket) => {
    /** Null between mails. */
    let mail: string | null = null
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (mail !== null) {
        mail += text
        if (!mail.endsWith('\r\n.\r\n')) return
        taken.push(mail)
        mail = null
        socket.write('250 taken\r\n')
        return
      }
      const line = text.toUpperCase()
      if (line.startsWith('RCPT')) socket.write(`${answer}\r\n`)
      else if (line.startsWith('DATA')) {
        mail = ''
        socket.write('354 go on\r\n')
      } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  return {
    port: await listen(server),
    taken,
    answerWith: (next: MailAnswer) => {
      answer = next
    },
    close: () => void server.close(),
  }
}

/** Stripe as far as its key goes: it knows the key, or does not. */
export async function startStripe() {
  let knowsKey = true
  const server = createHttpServer((_, response) => {
    const body = knowsKey
      ? { data: [] }
      : { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }
    response.writeHead(knowsKey ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return {
    port: await listen(server),
    knowKey: (knows: boolean) => {
      knowsKey = knows
    },
    close: () => void server.close(),
  }
}
