import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { below } from '@escapade/shared-contracts/mount/below'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import styles from './Promo.module.scss'

type PromoCardProps = {
  title: string
  text: string
  link: { label: string; to: string }
  /** Without size and format; it says nothing that the text does not. */
  picture?: string
  /** Above the results, which it must not push out of sight. */
  slim?: boolean
}

/** A band between the results, as wide as the page. */
export const PromoCard = ({ title, text, link, picture, slim }: PromoCardProps) => (
  <aside className={styles.promo} data-slim={slim} aria-label={title} {...below}>
    <div>
      <Heading level={2} look={3}>
        {title}
      </Heading>
      <p>{text}</p>
      <AppLink to={link.to} className={styles.link}>
        {link.label}
      </AppLink>
    </div>
    {picture && (
      <Picture src={picture} alt="" width={640} height={480} sizes="(min-width: 760px) 45vw, 100vw" />
    )}
  </aside>
)

/** Keeps the place of a band until its words are there. */
export const PromoSkeleton = () => (
  <div className={styles.waiting}>
    <Skeleton shape="block" />
  </div>
)
