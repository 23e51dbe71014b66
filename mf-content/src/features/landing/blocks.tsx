import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { PromoBar, TargetedBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import type {
  PromoCards,
  SellingPoints,
  TopSearchResults,
} from '@escapade/shared-contracts/api/content/landing-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { BlockLink } from './BlockLink'
import styles from './blocks.module.scss'

/** Links in a strip; the black one stands out (CO-048). */
export const TopBar = ({ links }: PromoBar) => (
  <ul className={styles.bar}>
    {links.map(({ label, url, newTab, variation }) => (
      <li key={url + label} data-variation={variation}>
        <BlockLink url={url} newTab={newTab}>
          {label}
        </BlockLink>
      </li>
    ))}
  </ul>
)

export const MainSellingPoints = ({ points }: SellingPoints) => (
  <section className={styles.points}>
    {points.map(({ title, text }) => (
      <div key={title}>
        <Heading level={2} look={4}>
          {title}
        </Heading>
        <p>{text}</p>
      </div>
    ))}
  </section>
)

export const PromoCardList = ({ title, cards }: PromoCards) => (
  <section>
    {title && <Heading level={2}>{title}</Heading>}
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.url + card.title}>
          <Picture
            src={card.image.base}
            alt={card.image.alt}
            width={480}
            height={360}
            sizes="(min-width: 800px) 390px, 92vw"
          />
          <Heading level={3}>{card.title}</Heading>
          <p>{card.text}</p>
          <BlockLink url={card.url} newTab={card.newTab}>
            {card.buttonLabel}
          </BlockLink>
        </li>
      ))}
    </ul>
  </section>
)

/** A banner with its picture left, right or behind (CO-047). */
export const BannerBlock = (banner: TargetedBanner) => (
  <section className={styles.banner} data-position={banner.imagePosition}>
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
    <div className={styles.bannerText}>
      <Heading level={2}>{banner.title}</Heading>
      <p>{banner.subtitle}</p>
      <p className={styles.ctas}>
        {banner.ctas.map(({ label, url, newTab }) => (
          <BlockLink key={url + label} url={url} newTab={newTab}>
            {label}
          </BlockLink>
        ))}
      </p>
    </div>
  </section>
)

const usualCount = 3

/** Stays for the page's subject, drawn by the search remote; nothing found or a failure leaves no gap (CO-015, CO-016). */
export const TopResults = ({
  title,
  type,
  count = usualCount,
  newTab,
  linkLabel,
  criteria,
}: TopSearchResults) => (
  <div className={styles.results}>
    <Slot
      fragment="mf-search/result-carousel"
      props={{
        ...criteria,
        title,
        linkLabel,
        newTab: newTab === true,
        type,
        count: type === 'activities' ? Math.min(count, usualCount) : count,
      }}
    />
  </div>
)
