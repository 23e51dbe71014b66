import { createSmtpMailer } from '../../capabilities/mail/smtp-mailer'
import { createStripeProvider } from '../../capabilities/payments/stripe-provider'
import { createS3Store } from '../../platform/objects/s3-store'
import { startSilentServer } from './silent-server'

let server: Awaited<ReturnType<typeof startSilentServer>>
beforeEach(async () => {
  server = await startSilentServer()
})
afterEach(() => server.close())

const mail = {
  messageId: 'frozen@example.com',
  recipient: 'anne@example.com',
  subject: 'x',
  html: 'x',
  text: 'x',
  locale: 'fr_FR',
} as const

const parts = {
  'the store of pictures': (port: number) => {
    process.env.AWS_ACCESS_KEY_ID = 'test'
    process.env.AWS_SECRET_ACCESS_KEY = 'secret'
    const endpoint = `http://127.0.0.1:${port}`
    return createS3Store({ bucket: 'shop', region: 'eu-west-3', endpoint, pathStyle: true }).get('one.jpg')
  },
  'the mail server': async (port: number) =>
    (await createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, sender: 'shop@example.com' })).deliver(mail),
  'the payment provider': (port: number) =>
    createStripeProvider({ secretKey: 'sk_test', baseUrl: `http://127.0.0.1:${port}` }).find('pi_1'),
}

it.each(Object.entries(parts))(
  '%s that stands still is given up within its time',
  async (_name, ask) => {
    const begun = performance.now()
    await expect(ask(server.port)).rejects.toThrow()
    expect(performance.now() - begun).toBeLessThan(15_000)
    expect(server.connections()).toBeGreaterThan(0)
  },
  30_000,
)
