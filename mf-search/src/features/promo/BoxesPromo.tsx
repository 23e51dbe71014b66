import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { campaignLink } from '@escapade/shared-contracts/rules/gifts/campaign-link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { boxesBlockQuery } from './gift-queries'
import { PromoCard, PromoSkeleton } from './PromoCard'

/** The boxes block of the editors. A failure is shown to those who test only (CO-049). */
export function BoxesPromo() {
  const { t } = useTranslation('search')
  const { locale, customerCare, flags } = useVisit()
  const { data: block, error, isLoading } = useQuery(boxesBlockQuery(useApi(), locale))
  if (error)
    return flags.errors === true ? <p role="alert">{t('promo.error', { message: error.message })}</p> : null
  if (isLoading) return <PromoSkeleton />
  const [best] = block?.results ?? []
  if (!block || !best) return null
  return (
    <PromoCard
      title={block.title}
      text={block.subtitle}
      link={{
        label: block.buttonLabel,
        to: campaignLink({ uri: block.buttonURL, campaign: block.campaign, customerCare }),
      }}
      picture={best.image.base}
    />
  )
}
