export const isBlank = (text: string): boolean => text.trim() === ''

/** A person's name: letters of any script with their marks, spaces, apostrophes (typed or typographic), hyphens. */
export const isTextOnly = (text: string): boolean => /^[\p{L}\p{M} '’-]*$/u.test(text)

/** Characters as a reader counts them, nearly: an emoji is one, not the two units of a JavaScript string. */
export const codePointCount = (text: string): number => [...text].length

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const emailPattern = new RegExp(`^[^\\s@]+@(?:${label}\\.)+[a-z]{2,}$`, 'i')

/** One @, no spaces, valid domain labels, a top-level domain of two letters or more. */
export const isEmail = (text: string): boolean => emailPattern.test(text)
