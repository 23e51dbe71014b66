import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import styles from './GiftDrawer.module.scss'

type GiftChoiceProps = {
  to: string
  imageBase: string
  kind: string
  title: string
  text: string
  price: string
  /** Others of its kind. */
  more?: { to: string; label: string }
}

/** One way to give, with its picture and what it costs. */
export const GiftChoice = ({ to, imageBase, kind, title, text, price, more }: GiftChoiceProps) => (
  <article className={styles.choice}>
    <Picture src={imageBase} alt="" width={160} height={120} sizes="104px" />
    <div>
      <p className={styles.kind}>{kind}</p>
      <Heading level={3} look={4}>
        <AppLink to={to} className={styles.link}>
          {title}
        </AppLink>
      </Heading>
      <p className={styles.text}>{text}</p>
      <p className={styles.price}>{price}</p>
      {more && (
        <AppLink to={more.to} className={styles.more}>
          {more.label}
        </AppLink>
      )}
    </div>
  </article>
)
