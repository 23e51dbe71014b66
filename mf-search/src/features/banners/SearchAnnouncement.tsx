import { Announcement } from '@escapade/remote-kit/runtime/announcement'
import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Banner } from '@escapade/shared-ui/message/Banner'
import { useTranslation } from 'react-i18next'

/** The announcement above the results of a flow, or the variation that an experiment shows in its place. */
export function SearchAnnouncement({ flow }: { flow: Flow }) {
  const { t } = useTranslation('search')
  const { customerCare, flags } = useVisit()
  const isVariation = flow === 'booking' && flags.announcementVariation === true
  if (!isVariation || customerCare) return <Announcement page="searchPages" flow={flow} />
  return (
    <Banner color="green">
      <AppLink to={paths.search({ flow: 'booking', hash: 'sort=promo' })}>
        {t('announcement.variation')}
      </AppLink>
    </Banner>
  )
}
