import type { Whereabouts } from '../catalogue/public'

const zones: Record<string, string> = { GB: 'Europe/London', IE: 'Europe/Dublin', PT: 'Europe/Lisbon' }

/** Postal codes of Las Palmas and of Santa Cruz de Tenerife. */
const isCanarian = (zipCode: string) => /^3[58]/.test(zipCode)

/** The clock of a house: the Canaries are an hour behind the rest of Spain, every other market has one time. */
export function timeZoneOf({ countryCode, zipCode }: Pick<Whereabouts, 'countryCode' | 'zipCode'>): string {
  const country = countryCode.toUpperCase()
  if (country === 'ES' && isCanarian(zipCode)) return 'Atlantic/Canary'
  return zones[country] ?? 'Europe/Paris'
}
