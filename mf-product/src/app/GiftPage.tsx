import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { defaultParty } from '@escapade/shared-contracts/rules/party/change-party'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { jumpTo } from '@escapade/shared-ui/sections/jump-to'
import { useTranslation } from 'react-i18next'
import { Section } from '../common/Section'
import { Extras } from '../features/extras/Extras'
import { SimilarStays } from '../features/others/SimilarStays'
import { Itinerary } from '../features/programme/Itinerary'
import { ProductFrame } from './ProductFrame'
import styles from './ProductPage.module.scss'
import { Tabs } from './Tabs'
import { useProductHead } from './use-product-head'

const setupId = 'gift-setup'

/** Page of a stay as a gift: the setup of a voucher where dates are picked and booked otherwise (PR-069). */
export function GiftPage({ product }: { product: StayDetail }) {
  const { t } = useTranslation('product')
  const { criteria } = useCriteria()
  const nights = criteria.giftNights ?? 1
  useProductHead({ product, fromCents: null })
  return (
    <ProductFrame
      product={product}
      availableRooms={null}
      tabs={
        <Tabs product={product}>
          <Button onClick={() => jumpTo(setupId)}>{t('gift.toForm')}</Button>
        </Tabs>
      }
      programme={
        <Section id="experience" title={t('programme.title')}>
          <Itinerary
            lines={product.programLine}
            nights={product.nights}
            checkin={null}
            hotel={product.hotel}
            room={product.room}
            // Days are picked with the dates, when the voucher is used.
            dayChooser={() => null}
          />
        </Section>
      }
      extras={
        <Extras productId={product.id} nights={nights} party={defaultParty} criteria={criteria} asGift />
      }
      cancellation={<Validity />}
      cancellationSection={
        <Section id="cancellation" title={t('gift.title')}>
          <Validity />
        </Section>
      }
      aside={
        <div id={setupId} tabIndex={-1} className={styles.gift}>
          <Slot fragment="mf-gifting/gift-setup" grade="essential" props={givenStay(product)} />
        </div>
      }
    >
      <SimilarStays hotel={product.hotel} asGift />
    </ProductFrame>
  )
}

const givenStay = ({ id, label, hotel, images, image, sellPrice, nights }: StayDetail) => ({
  productId: id,
  label: `${label} · ${hotel.label}`,
  imageBase: (images[0] ?? image).base,
  sellPrice,
  nights,
})

function Validity() {
  const { t } = useTranslation('product')
  return (
    <Message icon="gift" title={t('gift.text')}>
      {t('gift.back')}
    </Message>
  )
}
