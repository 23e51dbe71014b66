import { isIPv6 } from 'node:net'
import bowser from 'bowser'
import { visitorAddress } from '../../../platform/limits/visitor-address'

const mostCharacters = 60

/** Browser and system as a browser names itself; empty where it does not. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' }
  const { browser, os } = bowser.parse(userAgent.slice(0, 500))
  const named = (name: string | undefined) => (name ?? '').slice(0, mostCharacters)
  return { browser: named(browser.name), system: named(os.name) }
}

/** The part of an address that names a network, not a device: of IPv4 three numbers of four, of IPv6 the first 64 bits. */
export function networkOf(ip: string): string {
  const address = visitorAddress(ip)
  return isIPv6(ip) && address.endsWith('/64') ? address.replace('/64', '') : address.replace(/\.\d+$/, '.0')
}
