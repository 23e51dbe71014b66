import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { AnnouncementBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Banner } from '@escapade/shared-ui/message/Banner'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Banners.module.scss'
import { announcementQuery } from './banners-queries'

/** The strip of the editors above the results of a flow (CO-043, CO-044); agents are spared it (SH-056). */
export function Announcement({ flow }: { flow: Flow }) {
  const { t } = useTranslation('search')
  const { locale, customerCare, flags } = useVisit()
  const isVariation = flow === 'booking' && flags.announcementVariation === true
  const { data, isPending } = useQuery({
    ...announcementQuery(useApi(), { flow, locale }),
    enabled: !customerCare && !isVariation,
  })
  if (customerCare) return null
  if (isVariation)
    return (
      <Banner color="green">
        <AppLink to={paths.search({ flow: 'booking', hash: 'sort=promo' })}>
          {t('announcement.variation')}
        </AppLink>
      </Banner>
    )
  if (isPending) return <div className={styles.announcementWaiting} aria-hidden="true" />
  return data ? <Strip {...data} /> : null
}

function Strip({ content, colorVariation, link }: AnnouncementBanner) {
  // Sanitised by the gateway.
  const words = <span dangerouslySetInnerHTML={{ __html: content }} />
  return (
    <Banner color={colorVariation}>
      {link?.url.startsWith('/') && <AppLink to={link.url}>{words}</AppLink>}
      {link && !link.url.startsWith('/') && <a href={link.url}>{words}</a>}
      {!link && words}
    </Banner>
  )
}
