import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import {
  getAnnouncementBanners,
  getMarketingBlocks,
  getTargetedBanners,
} from '@escapade/shared-contracts/api/content/cms'
import type { AnnouncementBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import { announcementFlow } from '@escapade/shared-contracts/rules/search/announcement-flow'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

// The calls answer for every market. The kept part travels with the document: the own market's only.
const staleTime = 5 * 60_000

export const targetedBannersQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['targeted-banners', locale],
    queryFn: async ({ signal }) => {
      const banners = await api.send(getTargetedBanners, { signal })
      return banners.filter((banner) => banner.locale === locale)
    },
    staleTime,
  })

export const marketingBlocksQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['marketing-blocks', locale],
    queryFn: async ({ signal }) => {
      const blocks = await api.send(getMarketingBlocks, { signal })
      return blocks
        .filter((block) => block.locale === locale)
        .sort((one, other) => one.position - other.position)
    },
    staleTime,
  })

/** The announcement of the results of a flow; null where there is none. */
export const announcementQuery = (api: ApiClient, { flow, locale }: { flow: Flow; locale: Locale }) =>
  queryOptions({
    queryKey: ['announcement', flow, locale],
    queryFn: async ({ signal }): Promise<AnnouncementBanner | null> => {
      const { searchPages } = await api.send(getAnnouncementBanners, { signal })
      const entry = searchPages.find((candidate) => candidate.flow === announcementFlow({ flow }))
      return entry?.localizations.find((one) => one.locale === locale)?.announcementBanner ?? null
    },
    staleTime,
  })
