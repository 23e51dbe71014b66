import type { CancellationTerms, PackageRow } from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import type { CompleteHotelFile } from '@escapade/gateway/capabilities/catalogue/upkeep'
import { type Texts, textLists } from '@escapade/gateway/platform/texts/texts'
import type { Random } from '@escapade/illustrator/random'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { marketingWords, targetedWords } from '../words/program-words'
import type { PackagePlan } from './package-plan'

/** Reviews of the house, in figures. */
export type GuestScore = { count: number; score: number | null }
type Sale = { house: { id: string; today: string; guests: GuestScore }; plan: PackagePlan; random: Random }
type SaleTerms = Pick<
  CompleteHotelFile['stays'][number],
  | 'cancellation'
  | 'marketingLabels'
  | 'targetedLabel'
  | 'lastMinute'
  | 'expiration'
  | 'published'
  | 'sponsored'
>
/** Facts of a stay that no file has: the system of its hotel, and the code that it announces. */
export type Connection = Pick<PackageRow, 'connectivity' | 'channelManagerId'> & {
  autoDiscount: { code: string; value: number } | null
}

/** Terms on which a package is sold: its labels, its last day, and its system. */
export function saleTerms({ house, plan, random }: Sale): { terms: SaleTerms; connection: Connection } {
  const marketing = random.chance(0.16) ? trueLabels(random.pick(labels), house.guests) : []
  const percent = random.pick([5, 10, 10, 15])
  const cancellation = drawTerms(plan, random)
  const autoDiscount = random.chance(0.12) ? { code: `ESCAPADE${percent}`, value: percent } : null
  const label = targetedLabel(plan, random)
  const lastMinute = random.chance(0.07)
  const expiration = expirationFrom(house.today, random)
  return {
    connection: { autoDiscount, ...connection(house.id, random) },
    terms: {
      cancellation,
      marketingLabels: textLists(marketing),
      targetedLabel: label,
      lastMinute,
      expiration,
      published: plan.kind === 'night' || random.chance(0.985),
      sponsored: random.chance(0.025),
    },
  }
}

type Label = keyof typeof marketingWords
const labels = Object.keys(marketingWords) as Label[]

/** Facts that bear a label out: a claim that nothing proves is not made. */
const bornOut: Record<Label, (guests: GuestScore) => boolean> = {
  favourite: ({ count, score }) => count >= 10 && (score ?? 0) >= 9,
  bestRated: ({ count, score }) => count >= 10 && (score ?? 0) >= 9.2,
  new: ({ count }) => count === 0,
}

/** The label that is wanted where it is true, else one that is; none where none is. */
function trueLabels(wanted: Label, guests: GuestScore): Texts[] {
  const label = [wanted, ...labels].find((each) => bornOut[each](guests))
  return label ? [marketingWords[label]] : []
}

/** Every kind there is: refused, with a deadline, and without one, which promises nothing. */
function drawTerms({ kind, terms }: PackagePlan, random: Random): CancellationTerms {
  const draw = random.next()
  const isFree = terms === 'FLEXIBLE'
  if (terms === 'NCNR' || (!isFree && draw < 0.25)) return { type: 'NCNR', daysBefore: null, hour: 18 }
  const daysBefore = (choices: number[]) => (random.chance(0.92) ? random.pick(choices) : null)
  if (!isFree && (draw < 0.4 || kind === 'wellness'))
    return { type: 'PARTIAL', daysBefore: daysBefore([3, 5, 7]), hour: 18 }
  return { type: 'FLEXIBLE', daysBefore: daysBefore([1, 2, 3, 7]), hour: 18 }
}

const targetedLabel = ({ kind }: PackagePlan, random: Random): Texts | null =>
  (kind === 'romance' || kind === 'family') && random.chance(0.4) ? targetedWords[kind] : null

/** Most are sold without an end; some end one day, some in the next days, some have ended. */
function expirationFrom(today: string, random: Random): string | null {
  const draw = random.next()
  if (draw < 0.05) return addDays(today, random.int(90, 300))
  if (draw < 0.065) return addDays(today, random.int(2, 9))
  return draw < 0.075 ? addDays(today, -random.int(1, 40)) : null
}

/** System that the stock comes from; a few are connected for trying only and cannot be booked. */
function connection(hotelId: string, random: Random) {
  const draw = random.next()
  return {
    connectivity: draw < 0.01 ? 'TEST' : draw < 0.5 ? 'PRODUCTION' : null,
    channelManagerId: draw < 0.5 ? `cm-${hotelId}` : null,
  }
}
