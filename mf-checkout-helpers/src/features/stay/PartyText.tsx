import { useTranslation } from 'react-i18next'

type PartyTextProps = { adult: number; child: number; baby: number }

/** "2 adults, 1 child" */
export function PartyText({ adult, child, baby }: PartyTextProps) {
  const { t } = useTranslation('checkout')
  const parts = [
    t('stay.adults', { count: adult }),
    child > 0 && t('stay.children', { count: child }),
    baby > 0 && t('stay.babies', { count: baby }),
  ]
  return <>{parts.filter(Boolean).join(', ')}</>
}
