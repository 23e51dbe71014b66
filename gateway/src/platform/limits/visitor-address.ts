import { isIPv6 } from 'node:net'

/** Counts IPv6 by its network: a household has all the addresses below it (https://www.rfc-editor.org/rfc/rfc6177). */
const networkGroups = 4

/** An address as limits count it: IPv4 whole, of IPv6 the first 64 bits. */
export function visitorAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  return isIPv6(ip) ? networkOf(ip) : ip
}

function networkOf(ip: string): string {
  // The URL parser writes the shortest form, without a zone and with dotted parts as groups.
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, '')}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest]
  return `${all.slice(0, networkGroups).join(':')}::/64`
}
