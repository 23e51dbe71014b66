import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Badge, badgeKindOf } from '@escapade/shared-ui/badge/Badge'
import { BadgeRow } from '@escapade/shared-ui/badge/BadgeRow'
import { toIconName } from '@escapade/shared-ui/icon/icon-names'
import { useTranslation } from 'react-i18next'
import type { ProductBadge } from './badges'

type Props = { badges: readonly ProductBadge[]; expiration: string | null }

export function ProductBadges({ badges, expiration }: Props) {
  const { t } = useTranslation('product')
  const { textLanguage: language } = useVisit()
  if (badges.length === 0 && !expiration) return null
  return (
    <BadgeRow>
      {badges.map((badge) => (
        <OneBadge key={JSON.stringify(badge)} badge={badge} />
      ))}
      {expiration && (
        <Badge kind="plain" icon="clock">
          {t('badge.until', { date: formatDay({ day: expiration, language, style: 'full' }) })}
        </Badge>
      )}
    </BadgeRow>
  )
}

function OneBadge({ badge }: { badge: ProductBadge }) {
  const { t } = useTranslation('product')
  switch (badge.kind) {
    case 'stress': {
      const { color, icon, emoji, message } = badge.stress
      return (
        <Badge kind={badgeKindOf(color)} icon={toIconName(icon)} emoji={emoji}>
          {message}
        </Badge>
      )
    }
    case 'lastMinute':
      return (
        <Badge kind="scarcity" icon="clock">
          {t('badge.lastMinute')}
        </Badge>
      )
    case 'label':
      return <Badge kind="promo">{badge.label}</Badge>
  }
}
