import type { Lodging } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useTranslation } from 'react-i18next'

/** Says what a party sleeps in: "Classic room · Double bed of 160 cm", "2 × Single room · Single bed of 90 cm". */
export function useBedsInWords(): (lodging: Lodging) => string {
  const { t } = useTranslation('ui')
  return ({ room, bedding, rooms }) =>
    [rooms > 1 ? t('lodging.several', { count: rooms, room }) : room, bedding].filter(Boolean).join(' · ')
}
