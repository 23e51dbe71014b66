/** `wrong`: the partner has answered that a setting is wrong, and waiting changes nothing. `away`: it does not answer. */
type PartnerState = 'right' | 'wrong' | 'away'
export type PartnerAnswer = { partner: string; state: PartnerState; said: string }

/** The partner has answered: what it says will be so tomorrow. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}

export type Attempt = {
  /** With the setting that names it: `mail server (SMTP_URL)`. */
  partner: string
  /** Answers what is worth knowing of it. Throws `WrongSetting`; any other error is a partner that is away. */
  attempt: () => Promise<string>
}

const patienceMs = 12_000

/** Tries a partner as it will be used; never throws, and answers in time. */
export async function tryPartner({ partner, attempt }: Attempt): Promise<PartnerAnswer> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs / 1_000} s`)), patienceMs)
  })
  try {
    return { partner, state: 'right', said: await Promise.race([attempt(), tooLate]) }
  } catch (error) {
    return { partner, state: error instanceof WrongSetting ? 'wrong' : 'away', said: sayingOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** On one line, with what it came from. */
function sayingOf(error: unknown): string {
  const said = error instanceof Error && error.message ? error.message : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${said}${cause}`.replace(/\s+/g, ' ').trim()
}

/** A call with a key: a partner that does not take it says 401 or 403. Answers its JSON. */
export async function askWithKey(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs - 2_000) })
  const text = await answer.text()
  if (answer.status === 401 || answer.status === 403)
    throw new WrongSetting(`it does not take the key (${answer.status}): ${text.slice(0, 200)}`)
  if (!answer.ok) throw new Error(`it answers ${answer.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text || 'null')
}
