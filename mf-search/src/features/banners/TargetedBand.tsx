import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { TargetedBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import styles from './Banners.module.scss'
import { EditorLink } from './EditorLink'

/** A banner of the editors for this very search: picture left, right or across (CO-047). */
export function TargetedBand({ banner }: { banner: TargetedBanner }) {
  const { track } = useShell()
  const { title, subtitle, campaign, category, imagePosition, ctas, url, newTab } = banner
  const links = ctas.length > 0 || !url ? ctas : [{ label: title, url, newTab, category: null }]
  const choose = (label: string) =>
    track({ name: 'select_promotion', params: { promotion_id: campaign, creative_name: category, label } })
  return (
    <aside className={styles.band} data-position={imagePosition} aria-label={title}>
      <picture>
        <source media="(max-width: 599px)" srcSet={banner.imageMobile} />
        <img
          src={banner.imageUrl}
          alt={banner.imageAlt}
          width={1500}
          height={736}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div className={styles.words}>
        <Heading level={2} look={3}>
          {title}
        </Heading>
        <p>{subtitle}</p>
        <p className={styles.links}>
          {links.map((link) => (
            <EditorLink key={link.url + link.label} {...link} onFollow={() => choose(link.label)} />
          ))}
        </p>
      </div>
    </aside>
  )
}
