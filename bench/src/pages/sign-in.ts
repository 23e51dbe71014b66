import { setTimeout as pause } from 'node:timers/promises'

const email = 'bench@example.com'
const tries = 50

/** Cookies of a device that has signed in by a code, which the embedded mailbox shows. */
export async function signIn(gateway: string): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${gateway}/front-gateway/account${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const asked = await post('/sign-in/requests', { email, locale: 'fr_FR' })
  const { signInRequest } = (await asked.json()) as { signInRequest: string }
  const code = await mailedCode(gateway, signInRequest)
  const answer = await post('/sign-in', { signInRequest, code }, cookiesOf(asked))
  if (!answer.ok) throw new Error(`Not signed in: ${await answer.text()}`)
  return cookiesOf(answer)
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; ')

async function mailedCode(gateway: string, signInRequest: string): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    const list = await (await fetch(`${gateway}/mailbox`)).text()
    const code = new RegExp(`sign-in\\.${signInRequest}[^>]*>[^\\d]*>(\\d{6})`).exec(list)?.[1]
    if (code) return code
    await pause(200)
  }
  throw new Error('The mail with the code did not come')
}
