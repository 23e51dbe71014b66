import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'
import { hotelIdOf, isGone } from './too-late'

export type ProductAnswer = { product: StayDetail } | { product: null; hotelId: string | null }

/**
 * The stay as the shop describes it, without dates: the same on the server and in the browser. That it is unknown
 * is an answer too and no error: the server draws it, and the browser does not ask again.
 */
export const productQuery = (api: ApiClient, { id, locale }: { id: string; locale: Locale }) =>
  queryOptions({
    queryKey: ['product', id, locale],
    queryFn: async ({ signal }): Promise<ProductAnswer> => {
      const query = { locale, fetchPageModel: 'true' }
      try {
        return { product: await api.send(getStayDetail, { params: { id }, query, signal }) }
      } catch (error) {
        if (isGone(error)) return { product: null, hotelId: hotelIdOf(error) }
        throw error
      }
    },
    staleTime: 5 * 60_000,
  })
