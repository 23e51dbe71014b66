import type { Upsell } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { sentences } from '../../common/sentences'

export type Extra = {
  id: string
  label: string
  text: string
  /** Cents of the whole stay; negative when this stay holds the extra and the other one does not. */
  differenceCents: number
  included: boolean
  /** Address of a small picture, or null. */
  picture: string | null
}

/** An extra is the same stay with one thing more or less, sold as a product of its own. */
export function readExtra(upsell: Upsell, nights: number): Extra {
  const { id, label, imagesBySize, programLines } = upsell
  const differenceCents = upsell.priceDifferencePerLos[String(nights)] ?? upsell.priceDifference
  return {
    id,
    label,
    text: sentences(programLines.flatMap(({ detailList }) => detailList)),
    differenceCents,
    included: differenceCents < 0,
    picture: imagesBySize.SMALL ?? Object.values(imagesBySize)[0] ?? null,
  }
}
