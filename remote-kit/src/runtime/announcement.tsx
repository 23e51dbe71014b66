import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getAnnouncementBanners } from '@escapade/shared-contracts/api/content/cms'
import type {
  AnnouncementBanner,
  announcementPages,
} from '@escapade/shared-contracts/api/content/cms-schemas'
import { announcementFlow } from '@escapade/shared-contracts/rules/search/announcement-flow'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { Banner } from '@escapade/shared-ui/message/Banner'
import { queryOptions, useQuery } from '@tanstack/react-query'
import styles from './announcement.module.scss'
import { AppLink } from './app-link'
import { useApi } from './query'
import { useVisit } from './shell-context'

type Place = { page: (typeof announcementPages)[number]; flow: Flow }

/** The announcement of a kind of page in a flow; null where there is none. The call answers for every market. */
export const announcementQuery = (api: ApiClient, { page, flow, locale }: Place & { locale: Locale }) =>
  queryOptions({
    queryKey: ['announcement', page, flow, locale],
    queryFn: async ({ signal }): Promise<AnnouncementBanner | null> => {
      const pages = await api.send(getAnnouncementBanners, { signal })
      const entry = pages[page].find((candidate) => candidate.flow === announcementFlow({ flow }))
      return entry?.localizations.find((one) => one.locale === locale)?.announcementBanner ?? null
    },
    staleTime: 5 * 60_000,
  })

/** The strip of the editors on a kind of page (CO-043, CO-044); agents are spared it (SH-056). */
export function Announcement({ page, flow }: Place) {
  const { locale, customerCare } = useVisit()
  const { data, isPending } = useQuery({
    ...announcementQuery(useApi(), { page, flow, locale }),
    enabled: !customerCare,
  })
  if (customerCare) return null
  if (isPending) return <div className={styles.waiting} aria-hidden="true" />
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
