import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftBlock } from '@escapade/shared-contracts/api/gifts-schemas'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { giftBlocksQuery } from './gift-blocks-query'
import { PromoCard } from './PromoCard'
import { type PromoKind, promoOf } from './promo-slots'

type InlinePromoProps = {
  flow: Flow
  /** After which block of results it stands. */
  after: 1 | 2
  /** Criteria that a search it leads to starts with, without #. */
  hash: string
}

/** What stands between two blocks of results (SE-010, SE-011); nothing for customer care, nothing on a failure. */
export function InlinePromo({ flow, after, hash }: InlinePromoProps) {
  const { t } = useTranslation('search')
  const { locale, customerCare } = useVisit()
  const { data } = useQuery({ ...giftBlocksQuery(useApi()), enabled: !customerCare })
  const kind = promoOf({ flow, locale, after })
  const block = data?.[locale]
  if (customerCare || !kind || !block) return null
  const to = kind === 'giftStay' ? `/search?flow=gifting${hash && `#${hash}`}` : linkOf(kind, block)
  return (
    <PromoCard
      title={t(`promo.${kind}.title`)}
      text={t(`promo.${kind}.text`)}
      link={{ label: t(`promo.${kind}.link`), to }}
      picture={(after === 1 ? block.imageL : block.imageS).base}
    />
  )
}

const linkOf = (kind: Exclude<PromoKind, 'giftStay'>, block: GiftBlock) => {
  if (kind === 'boxes') return block.boxURL
  return kind === 'giftCard' ? block.giftcardURL : block.singleVoucherURL
}
