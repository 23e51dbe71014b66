import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import type { HomeContent } from '@escapade/shared-contracts/api/content/content-schemas'
import { useTranslation } from 'react-i18next'
import styles from './Hero.module.scss'

/** The picture grows out of the paper: its sky is the page's colour. By night another scene takes its place. */
export function Hero({ content }: { content?: HomeContent['hero'] }) {
  const { t } = useTranslation('content')
  return (
    <div className={styles.hero}>
      <div className={styles.scene}>
        {content && <HeroPicture day={content.image} night={content.imageNight} />}
      </div>
      <div className={styles.in}>
        <h1 className={styles.title}>{content?.title ?? t('home.hero.title')}</h1>
        <p className={styles.lead}>{content?.subtitle ?? t('home.hero.subtitle')}</p>
      </div>
    </div>
  )
}

const wide = '(min-width: 600px)'
const dark = '(prefers-color-scheme: dark)'

function HeroPicture({ day, night }: { day: Image; night: Image }) {
  return (
    <picture>
      <source media={`${dark} and ${wide}`} srcSet={`${night.base}/1500x736.avif`} type="image/avif" />
      <source media={dark} srcSet={`${night.base}/750x528.avif`} type="image/avif" />
      <source media={wide} srcSet={`${day.base}/1500x736.avif`} type="image/avif" />
      <source srcSet={`${day.base}/750x528.avif`} type="image/avif" />
      <img src={`${day.base}/750x528.jpg`} width={750} height={528} alt={day.alt} fetchPriority="high" />
    </picture>
  )
}
