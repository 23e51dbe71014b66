/** Digits as people write them, in groups: `1234 5678`, `1234-5678` and `1234.5678` are one number. */
export const tidyNumber = (text: string): string => text.replace(/[\s.\-\u2010-\u2015]/g, '')
