import type { Lodging } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useTranslation } from 'react-i18next'

export type LodgingWords = {
  /** "Classic room · Double bed of 160 cm", "2 × Single room · Single bed of 90 cm" */
  beds: string
  /** "Breakfast every morning" */
  board: string
}

/** Says what a party sleeps in and what it eats. */
export function useLodgingWords(): (lodging: Lodging) => LodgingWords {
  const { t } = useTranslation('ui')
  return ({ room, bedding, rooms, board }) => ({
    beds: [rooms > 1 ? t('lodging.several', { count: rooms, room }) : room, bedding]
      .filter(Boolean)
      .join(' · '),
    board: t(`lodging.board.${board}`),
  })
}
