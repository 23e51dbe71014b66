import type { Random } from '@escapade/illustrator/random'
import type { LocalTax } from '@escapade/shared-contracts/api/stays/catalogue-schemas'

type TaxPlace = { country: string; region: string | null; stars: number; cityId: string }

const perPerson = (amount: number, toBePaidAtHotel: boolean, freeUnder: number): LocalTax => ({
  amount,
  currency: 'EUR',
  toBePaidAtHotel,
  type: 'PERSON_NIGHT',
  percentage: null,
  freeUnder,
})
const perBooking = (percentage: number, toBePaidAtHotel: boolean): LocalTax => ({
  amount: null,
  currency: 'EUR',
  toBePaidAtHotel,
  type: 'BOOKING_PERCENTAGE',
  percentage,
})

const amsterdam = '2759794'
/** Cents by stars, in the order of magnitude that the towns of the country ask. */
const frenchCents = [60, 80, 90, 150, 230, 300]
const italianCents = [100, 100, 200, 300, 400, 500]
const catalanCents = [60, 66, 66, 110, 150, 275]

/** Ages from which one pays, as the laws of France, Catalonia and the Balearics say. */
const adultAges = { FR: 18, 'ES.56': 17, 'ES.07': 16 }
/** In Italy and Belgium each town decides. */
const italianAges = [10, 12, 14]
const belgianAges = [12, 18]

/** Age that all hotels of a town have. */
const ofTown = (ages: number[], cityId: string): number =>
  ages[[...cityId].reduce((sum, digit) => sum + digit.charCodeAt(0), 0) % ages.length] ?? 18

/** The tourist tax of the place: per person and night, or a share of the booking (Netherlands); most towns of Spain ask none. */
export function localTaxOf({ country, region, stars, cityId }: TaxPlace, random: Random): LocalTax | null {
  if (country === 'FR') return perPerson(frenchCents[stars] ?? 90, random.chance(0.75), adultAges.FR)
  if (country === 'IT') return perPerson(italianCents[stars] ?? 200, true, ofTown(italianAges, cityId))
  if (country === 'NL')
    return perBooking(cityId === amsterdam ? 12.5 : random.pick([5, 6, 7]), random.chance(0.5))
  if (country === 'BE')
    return perPerson(random.pick([225, 250, 300, 400]), random.chance(0.6), ofTown(belgianAges, cityId))
  return region === 'ES.56' || region === 'ES.07'
    ? perPerson(catalanCents[stars] ?? 110, true, adultAges[region])
    : null
}
