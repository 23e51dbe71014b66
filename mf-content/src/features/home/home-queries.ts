import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getHomeContent } from '@escapade/shared-contracts/api/content/content'
import { getBoxesBlock, getGiftBlocks } from '@escapade/shared-contracts/api/gifts/gifts'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

const staleTime = 5 * 60_000

export const homeQuery = (api: ApiClient, query: { locale: Locale; flow: Flow }) =>
  queryOptions({
    queryKey: ['home', query],
    queryFn: ({ signal }) => api.send(getHomeContent, { query, signal }),
    staleTime,
  })

export const boxesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['boxes-block', locale],
    queryFn: ({ signal }) => api.send(getBoxesBlock, { params: { locale }, signal }),
    staleTime,
  })

export const giftBlocksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['gift-blocks'],
    queryFn: ({ signal }) => api.send(getGiftBlocks, { signal }),
    staleTime,
  })
