import { useRecordViewed } from '@escapade/remote-kit/runtime/recently-viewed'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Truncated } from '@escapade/shared-ui/truncated/Truncated'
import { useTranslation } from 'react-i18next'
import { ActivityCrumbs } from '../features/activity/ActivityCrumbs'
import { ActivityTitle } from '../features/activity/ActivityTitle'
import { TooLate } from '../features/activity/TooLate'
import { viewedItem } from '../features/activity/viewed-item'
import { Wish } from '../features/activity/Wish'
import { BuyCard } from '../features/buy/BuyCard'
import { HowItWorks } from '../features/buy/HowItWorks'
import { Nearby } from '../features/others/Nearby'
import { ViewedActivities } from '../features/others/ViewedActivities'
import { PictureCarousel } from '../features/pictures/PictureCarousel'
import { Locations } from '../features/programme/Locations'
import { Notes } from '../features/programme/Notes'
import { Parts } from '../features/programme/Parts'
import { Schedules } from '../features/programme/Schedules'
import styles from './ActivityPage.module.scss'
import { useActivityHead } from './use-activity-head'

/** Everything about one activity, and the ways to buy it. */
export function ActivityPage({ activity }: { activity: ActivityOnlyDetail }) {
  const { t } = useTranslation('activity')
  useRecordViewed(viewedItem(activity))
  useActivityHead(activity)
  const isSold = activity.published !== false
  return (
    <div className={styles.page}>
      <ActivityCrumbs activity={activity} />
      <PictureCarousel images={activity.imagesBySize} label={t('pictures.label')} />
      <div className={styles.columns}>
        <div className={styles.head}>
          <ActivityTitle activity={activity} wish={<Wish activity={activity} />} />
          {activity.description && <Truncated text={activity.description} className={styles.intro} />}
        </div>
        <div className={styles.aside}>
          {isSold ? <BuyCard activity={activity} /> : <TooLate headingLevel={2} />}
        </div>
        <div className={styles.main}>
          <Parts parts={activity.activities} />
          <Schedules parts={activity.activities} />
          <Locations activity={activity} />
          <Notes title={t('notes.nice')} lines={activity.niceToKnow} />
          <Notes
            important
            title={t('notes.important')}
            lines={[
              ...new Set([
                ...activity.activities.flatMap((part) => part.importantInformation),
                ...activity.importantInfos,
              ]),
            ]}
          />
          {isSold && <HowItWorks />}
        </div>
      </div>
      <Nearby activity={activity} />
      <ViewedActivities except={activity.id} />
    </div>
  )
}
