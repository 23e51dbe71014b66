import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import type { ReactNode, Ref } from 'react'
import styles from './Itinerary.module.scss'

type Props = {
  /** The icon of what has no hour. */
  hour: ReactNode
  title: string
  /** Said before the title: "Arrival". */
  kicker?: string
  image: Image | null
  /** Takes the place of the plain picture. */
  picture?: ReactNode
  children?: ReactNode
  ref?: Ref<HTMLLIElement>
}

/** One thing that happens: hour at the left, picture at the right. */
export const StopFrame = ({ hour, title, kicker, image, picture, children, ref }: Props) => (
  <li className={styles.stop} ref={ref}>
    <span className={styles.hour}>{hour}</span>
    <div className={styles.what}>
      <h4>{kicker ? `${kicker} – ${title}` : title}</h4>
      {children}
    </div>
    {(picture || image) && (
      <div className={styles.picture}>
        {picture ??
          (image && (
            <Picture src={image.base} alt="" width={320} height={240} sizes="132px" widths={[320]} />
          ))}
      </div>
    )}
  </li>
)
