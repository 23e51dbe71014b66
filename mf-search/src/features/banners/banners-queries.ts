import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getMarketingBlocks, getTargetedBanners } from '@escapade/shared-contracts/api/content/cms'
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
