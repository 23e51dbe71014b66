import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import { useTranslation } from 'react-i18next'

const kinds = ['adult', 'child', 'baby'] as const

/** Party in words: "2 adults, 1 child". */
export function PartySummary({ party }: { party: Party }) {
  const { t } = useTranslation('ui')
  return kinds
    .filter((key) => key === 'adult' || party[key] > 0)
    .map((key) => t(`party.${key}.count`, { count: party[key] }))
    .join(', ')
}
