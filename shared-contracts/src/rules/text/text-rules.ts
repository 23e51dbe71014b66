import { fieldLengths } from './field-lengths'

export const isBlank = (text: string): boolean => text.trim() === ''

/** Characters as a reader counts them (D130): a letter with its marks is one, and so is a family of emoji. */
export const characterCount = (text: string): number => [...new Intl.Segmenter().segment(text)].length

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/**
 * The grammar of `<input type="email">` (HTML, valid e-mail address), which leaves out quotes, brackets and controls.
 */
const emailPattern = new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`,
  'i',
)

/**
 * An address that browsers and mail servers take alike: HTML's grammar
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), the lengths of RFC 5321, and a domain
 * that ends in a top-level domain, since mails go out into the world.
 */
export const isEmail = (text: string): boolean => text.length <= fieldLengths.email && emailPattern.test(text)
