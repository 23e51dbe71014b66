import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { HomeContent } from '@escapade/shared-contracts/api/content/content-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import styles from './Band.module.scss'
import home from './Home.module.scss'

/** The season's banner across the page; as large while it is under way (CO-050). */
export function Band({ banner, waits }: { banner: HomeContent['banner'] | undefined; waits: boolean }) {
  const { href } = useShell()
  if (waits)
    return (
      <div className={home.section} aria-busy="true" data-testid="banner-waiting">
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      </div>
    )
  if (!banner) return null
  return (
    <section className={home.section}>
      <div className={styles.band}>
        <div className={styles.text}>
          <Heading level={2}>{banner.title}</Heading>
          <p>{banner.text}</p>
          <Button variant="light" href={href(banner.uri)}>
            {banner.buttonLabel}
          </Button>
        </div>
        <picture>
          <source
            media="(min-width: 600px)"
            srcSet={`${banner.image.base}/1500x736.avif`}
            type="image/avif"
          />
          <source srcSet={`${banner.image.base}/750x528.avif`} type="image/avif" />
          <img
            src={`${banner.image.base}/750x528.jpg`}
            width={750}
            height={528}
            alt={banner.image.alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
    </section>
  )
}
