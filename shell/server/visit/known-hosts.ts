import { markets } from './markets'

export const careLabel = 'customer-care.'
/** What agents pass on begins with it (SE-076). */
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

/** Whether a host is the public one, a market's or customer care's below it. */
export const isKnownHost = ({
  host,
  publicHost,
}: {
  host: string | undefined
  publicHost: string
}): boolean => labels.some((label) => plainHost(host) === label + publicHost)
