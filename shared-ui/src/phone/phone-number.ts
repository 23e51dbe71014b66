import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A number as people write it, `06 12 34 56 78` in France, in E.164 (D83, https://www.itu.int/rec/T-REC-E.164); what
 * is no number of the country stays as it was typed. The metadata of all countries weigh more than the form: this
 * file is loaded on its own.
 */
export function toE164(typed: string, country: string): string {
  const parsed = parsePhoneNumberFromString(typed.replace(/^\s*00/, '+'), country as CountryCode)
  return parsed?.isPossible() ? parsed.number : typed
}
