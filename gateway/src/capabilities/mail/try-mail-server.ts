import { WrongSetting } from '../../platform/partners/try-partner'
import { createTransport } from './smtp-transport'

/** Connects to the mail server and signs in, as a mail would; sends none. */
export async function tryMailServer(url: string): Promise<string> {
  const transport = await createTransport(url)
  try {
    await transport.verify()
  } catch (error) {
    const {
      code,
      responseCode = 0,
      message,
    } = error as { code?: string; responseCode?: number; message: string }
    const isAnswer = code === 'EAUTH' || code === 'ETLS' || responseCode >= 500
    throw isAnswer ? new WrongSetting(message) : error
  } finally {
    transport.close()
  }
  const { host, protocol } = new URL(url)
  return `${host} takes mails${protocol === 'smtps:' ? ' over TLS' : ''}`
}
