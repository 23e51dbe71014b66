import type { JumbotronPromo } from '@escapade/shared-contracts/api/content/landing-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { BlockLink } from './BlockLink'
import styles from './Jumbotron.module.scss'

/** The top of a landing page: a picture for each width, words, and where to go from here (CO-012, CO-013). */
export function Jumbotron({ title, subtitle, description, imageDesktop, imageMobile, ctas }: JumbotronPromo) {
  return (
    <section className={styles.jumbotron}>
      <picture className={styles.picture}>
        <source media="(max-width: 599px)" srcSet={`${imageMobile.base}/750x528.avif`} type="image/avif" />
        <source media="(max-width: 599px)" srcSet={`${imageMobile.base}/750x528.webp`} type="image/webp" />
        <source media="(min-width: 600px)" srcSet={`${imageDesktop.base}/1500x736.avif`} type="image/avif" />
        <img
          src={`${imageDesktop.base}/1500x736.jpg`}
          alt={imageDesktop.alt}
          width={1500}
          height={736}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.words}>
        <Heading level={1}>{title}</Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <Description {...description} />}
        {ctas.look === 'buttons' && <Buttons items={ctas.items} />}
      </div>
      {ctas.look === 'cards' && <Cards items={ctas.items} />}
    </section>
  )
}

function Description({ format, text }: NonNullable<JumbotronPromo['description']>) {
  if (format === 'plain') return <p>{text}</p>
  // Sanitised by the gateway.
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: text }} />
}

type Items<Look> = Extract<JumbotronPromo['ctas'], { look: Look }>['items']

const Buttons = ({ items }: { items: Items<'buttons'> }) => (
  <p className={styles.buttons}>
    {items.map(({ label, url, newTab }) => (
      <BlockLink key={url + label} url={url} newTab={newTab} className={styles.button}>
        {label}
      </BlockLink>
    ))}
  </p>
)

/** Up to five beside each other. */
const Cards = ({ items }: { items: Items<'cards'> }) => (
  <ul className={styles.cards} data-columns={items.length}>
    {items.map(({ label, url, newTab, image, text }) => (
      <li key={url + label} className={styles.card}>
        <Picture
          src={image.base}
          alt=""
          width={320}
          height={240}
          sizes="(min-width: 1000px) 230px, 45vw"
          widths={[320, 480]}
        />
        <BlockLink url={url} newTab={newTab}>
          {label}
        </BlockLink>
        {text && <p>{text}</p>}
      </li>
    ))}
  </ul>
)
