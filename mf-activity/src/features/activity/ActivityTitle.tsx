import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import type { ReactNode } from 'react'
import styles from './ActivityTitle.module.scss'

type Props = {
  activity: Pick<ActivityOnlyDetail, 'label' | 'headwords' | 'mainActivityCenter' | 'activities'>
  /** The heart. */
  wish: ReactNode
}

/** Title of the activity, its house and its town (AC-004). */
export function ActivityTitle({ activity, wish }: Props) {
  const { label, headwords, mainActivityCenter: center, activities } = activity
  const kinds = [...new Set(activities.map(({ univers }) => univers))]
  return (
    <header className={styles.title}>
      <p className={styles.kinds}>{kinds.join(' · ')}</p>
      <div className={styles.heading}>
        <Heading level={1}>{label}</Heading>
        {wish}
      </div>
      <p className={styles.words}>{headwords}</p>
      <p className={styles.center}>
        <AppLink to={center.uri}>{center.label}</AppLink> {center.star ? <Stars count={center.star} /> : null}
        <span className={styles.place}>{center.location.label}</span>
      </p>
    </header>
  )
}
