import type { Random } from '@escapade/illustrator/random'
import type { LocalTax } from '@escapade/shared-contracts/api/stays/catalogue-schemas'

type TaxPlace = { country: string; region: string | null; stars: number; cityId: string }

const perPerson = (amount: number, toBePaidAtHotel: boolean): LocalTax => ({
  amount,
  currency: 'EUR',
  toBePaidAtHotel,
  type: 'PERSON_NIGHT',
  percentage: null,
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

/** The tourist tax of the place: per person and night, or a share of the booking (Netherlands); most towns of Spain ask none. */
export function localTaxOf({ country, region, stars, cityId }: TaxPlace, random: Random): LocalTax | null {
  if (country === 'FR') return perPerson(frenchCents[stars] ?? 90, random.chance(0.75))
  if (country === 'IT') return perPerson(italianCents[stars] ?? 200, true)
  if (country === 'NL')
    return perBooking(cityId === amsterdam ? 12.5 : random.pick([5, 6, 7]), random.chance(0.5))
  if (country === 'BE') return perPerson(random.pick([225, 250, 300, 400]), random.chance(0.6))
  return region === 'ES.56' || region === 'ES.07' ? perPerson(catalanCents[stars] ?? 110, true) : null
}
