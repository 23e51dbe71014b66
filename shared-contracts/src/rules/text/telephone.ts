/** Address that calls a number (RFC 3966), as it is written: `+33 1 99 00 12 34`. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
