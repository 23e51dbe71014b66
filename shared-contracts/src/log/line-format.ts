/** Time of a line as all servers write it: pino's own is a number. */
export const isoTime = (): string => `,"time":"${new Date().toISOString()}"`

/** A mailbox: its domain ends in letters, unlike the version in a path such as `nodemailer@9.0.1`. */
const address = /[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/gi

/** Takes e-mail addresses out of a line, wherever a library may have put one. */
export const withoutAddresses = (line: string): string => line.replace(address, '[address]')
