import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftBox } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addedToCart } from '@escapade/shared-contracts/events/events'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { writeGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Score } from '@escapade/shared-ui/score/Score'
import { useTranslation } from 'react-i18next'
import styles from './Box.module.scss'

/** A gift box: what is in it, what it costs (GI-034). */
export function BoxDetail({ box }: { box: GiftBox }) {
  const { t } = useTranslation('gifting')
  const { visit, href, navigate } = useShell()
  const emit = useEmit()
  const show = (cents: number) => formatCents({ cents, locale: visit.locale })
  const priceCents = box.promoPrice ?? box.price
  const buy = () => {
    writeGift(tabStorage, {
      item: {
        type: 'box',
        boxId: box.id,
        format: 'digital',
        customisation: { fromName: null, message: null },
        subElements: [],
      },
      label: box.title,
      imageBase: box.image.base,
      amountCents: priceCents,
      uri: `/boxes/${box.id}`,
    })
    emit(addedToCart, { id: box.id, type: 'GIFT', priceCents })
    navigate('/checkout/gifting?flow=gifting')
  }
  return (
    <article className={styles.box}>
      <div className={styles.picture}>
        <Picture
          src={box.image.base}
          alt={box.image.alt}
          width={960}
          height={720}
          sizes="(min-width: 1000px) 600px, 100vw"
          priority
        />
      </div>
      <div className={styles.text}>
        <Heading level={1}>{box.title}</Heading>
        {box.rating !== null && <Score score={box.rating} />}
        <ul className={styles.content} aria-label={t('box.content')}>
          {box.includedContent.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.price}>
          <span className="vh">{t('box.price')}</span>
          {show(priceCents)}
          {box.promoPrice !== null && (
            <>
              {' '}
              <s>{show(box.price)}</s>{' '}
              <span className={styles.off}>{t('box.off', { percent: box.discount })}</span>
            </>
          )}
        </p>
        <p>{t('box.validity')}</p>
        <Button variant="action" size="l" onClick={buy}>
          {t('box.buy')}
        </Button>
        <Button variant="text" href={href('/search?flow=gifting')}>
          {t('box.stays')}
        </Button>
      </div>
    </article>
  )
}
