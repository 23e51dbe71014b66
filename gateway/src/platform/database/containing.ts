/** Pattern of `like` for what has this text somewhere in it, whatever characters it is of. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
