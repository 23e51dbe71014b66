import { type Agent, get } from 'node:http'

/** Reads an answer to its end; anything but 200 is an error. */
export function fetchOk({ agent, address }: { agent: Agent; address: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get(address, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${address} answered ${answer.statusCode}`)),
      )
    })
    sent.once('error', reject)
  })
}
