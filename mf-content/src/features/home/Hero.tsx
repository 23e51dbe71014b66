import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import type { HomeContent } from '@escapade/shared-contracts/api/content/content-schemas'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import styles from './Hero.module.scss'

/**
 * The picture grows out of the paper: its sky is the page's colour. By night another scene takes its place.
 * Its words are the editors' alone: where they cannot be had, the shop has its name.
 */
export function Hero({ content, waits }: { content?: HomeContent['hero']; waits: boolean }) {
  return (
    <div className={styles.hero}>
      <div className={styles.scene}>
        {content && <HeroPicture day={content.image} night={content.imageNight} />}
      </div>
      <div className={styles.in}>
        {waits ? <Waiting /> : <h1 className={styles.title}>{content?.title ?? 'Escapade'}</h1>}
        {content && <p className={styles.lead}>{content.subtitle}</p>}
      </div>
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton shape="title" width={8} />
    <Skeleton width={9} />
  </div>
)

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
