import { markets } from './markets'

export const careLabel = 'customer-care.'
/** Label that links passed on by agents begin with (SE-076). */
export const publicLabel = 'www.'

const labels = ['', ...markets.map(({ host }) => `${host}.`)].flatMap((label) => [
  label,
  careLabel + label,
  publicLabel + label,
])
const usualPort = /:(80|443)$/

/** A host as links say it: in small letters, and without a port that goes without saying. */
export const plainHost = (host: string | undefined): string =>
  host?.toLowerCase().replace(usualPort, '') ?? ''

/** True for the public host, and a market's or customer care's below it. */
export const isKnownHost = ({
  host,
  publicHost,
}: {
  host: string | undefined
  publicHost: string
}): boolean => labels.some((label) => plainHost(host) === label + publicHost)
