import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Overseas numbers have calling codes of their own, by the beginning of the postcode. */
const overseas: Record<string, CountryCode> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  987: 'PF',
  988: 'NC',
}

/**
 * A number as registers write it, in E.164. A cell may have several: the first one counts. A text that is no number
 * of the country gives none, so that guests do not call a stranger.
 */
export function parsePhone(text: string | undefined, country: CountryCode): string | undefined {
  const [first = ''] = (text ?? '').split(/\s*[/;,|]\s*/)
  const parsed = parsePhoneNumberFromString(first.replace(/^\s*00/, '+'), country)
  return parsed?.isValid() ? parsed.number : undefined
}

/** Country of a French postcode, by whose rules numbers are read. */
export const phoneCountry = (postcode: string | undefined): CountryCode =>
  overseas[postcode?.slice(0, 3) ?? ''] ?? 'FR'
