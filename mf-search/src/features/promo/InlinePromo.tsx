import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { campaignLink } from '@escapade/shared-contracts/rules/gifts/campaign-link'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { searchUriOf } from '../../search/route/route'
import { BoxesPromo } from './BoxesPromo'
import { giftBlockQuery } from './gift-queries'
import { PromoCard, PromoSkeleton } from './PromoCard'
import { type PromoKind, promoOf } from './promo-slots'

type InlinePromoProps = {
  flow: Flow
  /** Among gifts of one stay each. */
  singleVoucher?: boolean
  /** After which block of results it stands. */
  after: 1 | 2
  /** Criteria that a search it leads to starts with, without #. */
  hash: string
}

/** Promotion between two blocks of results (SE-010, SE-011); nothing for customer care, nothing on a failure. */
export function InlinePromo({ flow, singleVoucher = false, after, hash }: InlinePromoProps) {
  const { locale, customerCare, flags } = useVisit()
  const kind = promoOf({ flow, singleVoucher, locale, after, boxes: flags.boxes !== false })
  if (customerCare || !kind) return null
  return kind === 'boxes' ? <BoxesPromo /> : <GiftPromo kind={kind} after={after} hash={hash} />
}

type GiftPromoProps = Pick<InlinePromoProps, 'after' | 'hash'> & { kind: Exclude<PromoKind, 'boxes'> }

function GiftPromo({ kind, after, hash }: GiftPromoProps) {
  const { t } = useTranslation('search')
  const { locale, customerCare } = useVisit()
  const { data: block, isLoading } = useQuery(giftBlockQuery(useApi(), locale))
  if (isLoading) return <PromoSkeleton />
  // Failed, or no connection: the results do without it.
  if (!block) return null
  const links = {
    giftStay: searchUriOf({ flow: 'gifting' }, hash),
    giftCard: block.giftcardURL,
    singleVoucher: block.singleVoucherURL,
  }
  return (
    <PromoCard
      title={t(`promo.${kind}.title`)}
      text={t(`promo.${kind}.text`)}
      link={{
        label: t(`promo.${kind}.link`),
        to: campaignLink({ uri: links[kind], campaign: block.campaign, customerCare }),
      }}
      picture={(after === 1 ? block.imageL : block.imageS).base}
    />
  )
}
