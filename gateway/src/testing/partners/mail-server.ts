import { createServer, type Server } from 'node:net'

/** As much of a mail server as signing in and a mail take, without TLS. Listen on it and close it. */
export const createMailServer = (answerToPassword: () => string, greeting = '220 hello'): Server =>
  createServer((socket) => {
    let isMail = false
    socket.on('error', () => {})
    socket.write(`${greeting}\r\n`)
    socket.on('data', (chunk) => {
      const text = String(chunk)
      const line = text.toUpperCase()
      if (isMail) {
        if (!text.endsWith('\r\n.\r\n')) return
        isMail = false
        socket.write('250 taken\r\n')
      } else if (line.startsWith('EHLO')) socket.write('250-hello\r\n250 AUTH PLAIN\r\n')
      else if (line.startsWith('STARTTLS')) socket.write('502 not here\r\n')
      else if (line.startsWith('AUTH')) socket.write(`${answerToPassword()}\r\n`)
      else if (line.startsWith('DATA')) {
        isMail = true
        socket.write('354 go on\r\n')
      } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
