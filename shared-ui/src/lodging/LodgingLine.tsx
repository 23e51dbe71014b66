import type { Lodging } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useBedsInWords } from './use-beds-in-words'

/** Absent from the answers of older gateways. */
type Props = {
  lodging: Lodging | null | undefined
  /** Says what it eats, too. */
  withBoard?: boolean
  className?: string | undefined
}

/** Room and beds of a party, in a line. */
export function LodgingLine({ lodging, withBoard = false, className }: Props) {
  const bedsOf = useBedsInWords()
  if (!lodging) return null
  const beds = bedsOf(lodging)
  return <p className={className}>{withBoard ? `${beds} · ${lodging.meals}` : beds}</p>
}
