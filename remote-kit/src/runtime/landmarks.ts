import { getLandmarks } from '@escapade/shared-contracts/api/search/destinations'
import type { LoadLandmarks } from '@escapade/shared-ui/map/MapCanvas'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from './query'
import { useVisit } from './shell-context'

/** Landmarks that a map without tiles is drawn from (its `loadLandmarks`): asked once, since landmarks do not move. */
export function useLandmarkLoader(): LoadLandmarks {
  const api = useApi()
  const client = useQueryClient()
  const { locale } = useVisit()
  return useCallback<LoadLandmarks>(
    async (edges) => {
      const { landmarks } = await client.fetchQuery({
        queryKey: ['landmarks', locale, edges],
        queryFn: ({ signal }) => api.send(getLandmarks, { query: { locale, ...edges }, signal }),
        staleTime: Number.POSITIVE_INFINITY,
      })
      return landmarks.map(({ latitude: lat, longitude: lng, ...landmark }) => ({ ...landmark, lat, lng }))
    },
    [api, client, locale],
  )
}
