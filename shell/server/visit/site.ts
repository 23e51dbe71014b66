import { type Locale, pathPrefixOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { careLabel, isKnownHost, plainHost, publicLabel } from './known-hosts'
import { type Market, marketOf, markets } from './markets'

/** Place where a request arrived: the parts of its host that mean something. */
export type Site = {
  origin: string
  protocol: 'http' | 'https'
  /** Host without market and customer-care labels, with the port. */
  baseHost: string
  /** Absent on a host that names no market, such as plain localhost. */
  market: Market | null
  customerCare: boolean
}

const wellFormed = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
/** Some that look like a host are none: `a.0`, or a port beyond the last. */
const isHost = (asked: string) => wellFormed.test(asked) && URL.canParse(`http://${asked}`)

type Input = { protocol: string; host: string | undefined; publicHost: string | null }

/** Reads the host. One that is malformed or not ours never gets into a link: the public host stands in. */
export function readSite({ protocol: told, host, publicHost }: Input): Site {
  // A proxy passes on what it was told.
  const protocol = told === 'https' ? 'https' : 'http'
  const asked = plainHost(host)
  const known = isHost(asked) && (!publicHost || isKnownHost({ host: asked, publicHost }))
  const trusted = known ? asked : (publicHost ?? 'localhost')
  const customerCare = trusted.startsWith(careLabel)
  const withoutCare = customerCare ? trusted.slice(careLabel.length) : trusted
  const named = withoutCare.startsWith(publicLabel) ? withoutCare.slice(publicLabel.length) : withoutCare
  const market = markets.find((entry) => named.startsWith(`${entry.host}.`)) ?? null
  const baseHost = market ? named.slice(market.host.length + 1) : withoutCare
  return { origin: `${protocol}://${trusted}`, protocol, baseHost, market, customerCare }
}

/**
 * Address of a path of the shop in another locale, keeping the kind of host: market hosts link to market hosts,
 * a host without market (development, agents) stays on itself and names the locale in the query.
 */
export function addressIn(site: Site, locale: Locale, path: string): string {
  const marketPath = pathPrefixOf(locale)
  if (site.market) {
    const care = site.customerCare ? careLabel : ''
    return `${site.protocol}://${care}${marketOf(locale).host}.${site.baseHost}${marketPath}${path}`
  }
  const address = new URL(site.origin + marketPath + path)
  if (!marketPath) address.searchParams.set('locale', locale)
  return address.href
}
