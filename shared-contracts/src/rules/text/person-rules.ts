const e164 = /^\+[1-9]\d{7,14}$/

/**
 * Signs of names (D130): letters of any script with their marks and joiners, spaces, apostrophes, hyphens, middle dots,
 * full stops and commas.
 */
const sign = String.raw`\p{L}\p{M}\u200c\u200d \u00a0\u2009\u202f'’‘ʼʻ′´\x60\p{Pd}·‧・.,`
const names = new RegExp(`^[${sign}]+$`, 'u')
const othersInNames = new RegExp(`[^${sign}]+`, 'gu')
const letter = /\p{L}/u
/** A full stop between words that is not the one of an initial: mail programs would make a link of them. */
const link = /(?<!(?<!\p{L})\p{Lu})\.(?=\p{L})|\.(?=\p{Ll})/u

/** A name of a person as people write it. */
export const isPersonName = (text: string): boolean =>
  names.test(text) && letter.test(text) && !link.test(text)

/** A name that comes from elsewhere, without what no name has. */
export const toPersonName = (text: string): string =>
  text
    .replace(othersInNames, ' ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/ {2,}/g, ' ')
    .trim()

const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f`
const givers = new RegExp(`^[${sign}\\d&+${emoji}]+$`, 'u')
/** Digits are words of their own ("Les 3 cousins", "2e"), and no end of a word ("Bob99"). */
const gluedDigit = /\p{L}\d/u

/** Givers of a gift, who may be several and cheerful (D130): also numbers, "&", "+" and emoji beside letters. */
export const isGiverName = (text: string): boolean =>
  givers.test(text) && letter.test(text) && !gluedDigit.test(text) && !link.test(text)

/** Spaces, dots, hyphens and brackets are how people write numbers: they do not make one wrong. */
export const normalisePhone = (typed: string): string => typed.replace(/[\s().-]/g, '').replace(/^00/, '+')

/** Digits behind the country's code in the markets (https://www.itu.int/oth/T0202.aspx?parent=T0202). */
const nationalDigits: readonly [code: string, least: number, most: number][] = [
  ['+31', 9, 9],
  ['+32', 8, 9],
  ['+33', 9, 9],
  ['+34', 9, 9],
  ['+39', 6, 12],
]

/** A number in E.164 once it is normalised (D83), with as many digits as its country has in the markets. */
export function isPhone(typed: string): boolean {
  const number = normalisePhone(typed)
  if (!e164.test(number)) return false
  const market = nationalDigits.find(([code]) => number.startsWith(code))
  if (!market) return true
  const [code, least, most] = market
  const digits = number.length - code.length
  return digits >= least && digits <= most
}
