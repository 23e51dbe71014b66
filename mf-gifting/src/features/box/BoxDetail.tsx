import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { GiftBoxDetail } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Score } from '@escapade/shared-ui/score/Score'
import { useTranslation } from 'react-i18next'
import styles from './Box.module.scss'
import { BoxForm } from './BoxForm'
import { BoxSteps } from './BoxSteps'

const staysShown = 6

/** A gift box: what is in it, what it costs (GI-034), which stays it opens and how it is used. */
export function BoxDetail({ box }: { box: GiftBoxDetail }) {
  const { t } = useTranslation('gifting')
  const { hotels, ...criteria } = box.opens
  return (
    <div className={styles.page}>
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
          <p className={styles.description}>{box.description}</p>
          <ul className={styles.content} aria-label={t('box.content')}>
            {box.includedContent.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <BoxForm box={box} />
        </div>
      </article>
      <BoxSteps />
      <Slot
        fragment="mf-search/result-carousel"
        when="near"
        props={{
          title: t('box.opens', { count: hotels }),
          linkLabel: t('box.allStays'),
          count: staysShown,
          ...criteria,
        }}
      />
    </div>
  )
}
