const namePattern = /^[\p{L}\p{M} '’-]+$/u
const e164 = /^\+[1-9]\d{7,14}$/

/** Letters, spaces, apostrophes and hyphens (D82). */
export const isPersonName = (text: string): boolean => namePattern.test(text)

/** Spaces, dots, hyphens and brackets are how people write numbers: they do not make one wrong. */
export const normalisePhone = (typed: string): string => typed.replace(/[\s().-]/g, '').replace(/^00/, '+')

/** A number in E.164 once it is normalised (D83). */
export const isPhone = (typed: string): boolean => e164.test(normalisePhone(typed))
