import { countries, countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'

type Shared = { href: string; customerCare: boolean; locale: Locale }

const hosts = countries.map((country) => `${country.toLowerCase()}.`)

/**
 * The address to pass on. Customer care works on a host of its own, which no traveller may open: theirs begins with
 * `www` (SE-076). Agents may choose any market on a host that names none; a traveller's host has to name it, but for
 * the first market, which is that of the plain host.
 */
export function shareUrl({ href, customerCare, locale }: Shared): string {
  const url = new URL(href)
  const [, care, rest = ''] = /^(customer-care\.)?(.*)$/.exec(url.hostname) ?? []
  if (!customerCare || !care) return href
  const market = `${countryOf(locale).toLowerCase()}.`
  const isPlain = !hosts.some((host) => rest.startsWith(host)) && market !== hosts[0]
  url.hostname = isPlain ? market + rest : `www.${rest}`
  url.searchParams.delete('locale')
  return url.href
}
