import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { giftDrawerClosed } from '@escapade/shared-contracts/events/events'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import * as paths from '@escapade/shared-contracts/paths'
import { defaultGiftNights, giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Drawer } from '@escapade/shared-ui/drawer/Drawer'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { boxCents } from '../../common/box-price'
import { boxesQuery } from '../../common/box-query'
import { giftCardQuery } from '../../common/gift-card-query'
import { stayPricesQuery } from '../../common/stay-prices-query'
import { GiftChoice } from './GiftChoice'
import styles from './GiftDrawer.module.scss'

export type GiftDrawerProps = FragmentProps['mf-gifting/gift-drawer']

/** Three ways to give what was found: this stay, a box, an amount (GI-035). An event says that it was closed. */
export function GiftDrawer({ productId, label, imageBase }: GiftDrawerProps) {
  const { t } = useTranslation('gifting')
  const { locale, flags } = useVisit()
  const api = useApi()
  const emit = useEmit()
  const prices = useQuery(stayPricesQuery(api, { locale, productId }))
  const boxes = useQuery({ ...boxesQuery(api, locale), enabled: flags.boxes !== false })
  const card = useQuery(giftCardQuery(api, locale))
  const from = (cents: number) => t('drawer.from', { amount: formatCents({ cents, locale }) })
  const voucher = prices.data?.[0]
  const [box] = boxes.data?.results ?? []
  const design = card.data?.designs.find(({ isDefault }) => isDefault)
  const giftNights = voucher?.nights ?? defaultGiftNights
  const hash = serializeCriteria({ criteria: { giftNights, giftAdult: giftAdults } })
  return (
    <Drawer title={t('drawer.title')} onClose={() => emit(giftDrawerClosed, { productId })}>
      <div className={styles.choices} aria-busy={prices.isPending}>
        <p className={styles.lead}>{t('drawer.lead')}</p>
        {prices.isPending && <Skeleton shape="block" />}
        {voucher && (
          <GiftChoice
            to={paths.product({ id: productId, flow: 'gifting', hash })}
            imageBase={imageBase}
            kind={t('drawer.voucher.kind')}
            title={label}
            text={t('drawer.voucher.text')}
            price={from(voucher.sellPrice)}
          />
        )}
        {prices.data?.length === 0 && <p>{t('setup.notGiven')}</p>}
        {box && (
          <GiftChoice
            to={box.url}
            imageBase={box.image.base}
            kind={t('drawer.box.kind')}
            title={box.title}
            text={t('drawer.box.text')}
            price={formatCents({ cents: boxCents(box), locale })}
            more={{ to: paths.search({ flow: 'gifting' }), label: t('drawer.box.all') }}
          />
        )}
        {design && card.data && (
          <GiftChoice
            to={paths.giftCard()}
            imageBase={design.image.base}
            kind={t('card.title')}
            title={t('drawer.card.title')}
            text={t('drawer.card.text')}
            price={from(card.data.freeAmount.min)}
          />
        )}
      </div>
    </Drawer>
  )
}
