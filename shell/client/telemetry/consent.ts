import { consentCookie, consentPattern } from '../../src/consent-choice'

/**
 * Consent of the visitor. Necessary cookies need none (Directive 2002/58/EC, article 5(3),
 * https://eur-lex.europa.eu/eli/dir/2002/58/oj).
 */
export type Consent = { analytics: boolean; marketing: boolean }

const sixMonthsSeconds = 182 * 86_400

/** The choice kept in the cookie; null while none was made. */
export function readConsent({ cookie }: Pick<Document, 'cookie'>): Consent | null {
  const value = readCookie(cookie, consentCookie)
  const match = value ? consentPattern.exec(value) : null
  return match ? { analytics: match[1] === '1', marketing: match[2] === '1' } : null
}

/** Keeps the choice with its version and time, which prove what was agreed to and when. */
export function writeConsent(document: Document, { analytics, marketing }: Consent, now: number): void {
  const value = `v1.a${Number(analytics)}m${Number(marketing)}.${Math.floor(now / 1000)}`
  const secure = document.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${sixMonthsSeconds}; SameSite=Lax${secure}`
}

export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
}
