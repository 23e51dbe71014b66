import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftBox } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Score } from '@escapade/shared-ui/score/Score'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { boxCents } from '../../common/box-price'
import { boxesQuery } from '../../common/box-query'
import styles from './GiftBoxes.module.scss'

/** The boxes of the market among the results of those who give (GI-001). None, or a failure: nothing shown. */
export function GiftBoxes() {
  const { t } = useTranslation('gifting')
  const { locale, flags } = useShell().visit
  const id = useId()
  const isSold = flags.boxes !== false
  const { data } = useQuery({ ...boxesQuery(useApi(), locale), enabled: isSold })
  if (!isSold || !data || data.results.length === 0) return null
  return (
    <section className={styles.boxes} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('boxes.title')}
      </Heading>
      <p className={styles.lead}>{t('boxes.lead')}</p>
      <ul className={styles.rail}>
        {data.results.map((box) => (
          <li key={box.id}>
            <BoxCard box={box} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BoxCard({ box }: { box: GiftBox }) {
  const { t } = useTranslation('gifting')
  const { visit, track } = useShell()
  const show = (cents: number) => formatCents({ cents, locale: visit.locale })
  const choose = () => track({ name: 'select_item', params: { item_id: box.id, item_name: box.title } })
  return (
    <article className={styles.card}>
      <Picture
        src={box.image.base}
        alt={box.image.alt}
        width={480}
        height={360}
        sizes="(min-width: 1000px) 300px, 70vw"
      />
      <Heading level={3} look={4} className={styles.title}>
        <AppLink to={box.url} onClick={choose}>
          {box.title}
        </AppLink>
      </Heading>
      <p className={styles.content}>{box.includedContent.join(', ')}</p>
      <div className={styles.foot}>
        {box.rating !== null && <Score score={box.rating} />}
        <p className={styles.price}>
          <span className="vh">{t('box.price')}</span>
          {box.promoPrice !== null && <s>{show(box.price)}</s>} {show(boxCents(box))}
        </p>
      </div>
    </article>
  )
}
