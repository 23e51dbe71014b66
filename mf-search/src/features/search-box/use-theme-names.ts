import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { useQuery } from '@tanstack/react-query'
import { offersRequest } from '../../search/queries/offers-request'
import { resultsQuery } from '../../search/queries/results-query'
import { searchThemes, type ThemeNames } from '../../search/theme-name'

type Input = {
  theme: string
  /** Themes of the answer that the box stands above; null while it is under way, undefined where there is none. */
  found?: ThemeNames | null | undefined
}

const isOffered = (theme: string) => searchThemes.some((id) => id === theme)

/** Name of a theme that a link brought. Only a page without results has to ask, and only for such a theme. */
export function useThemeNames({ theme, found }: Input): ThemeNames | null {
  const { locale } = useVisit()
  const everything = offersRequest({ locale, flow: 'booking', criteria: {}, page: 0 })
  const asked = useQuery({
    ...resultsQuery(useApi(), { ...everything, limit: 0, fetchPageModel: false }),
    enabled: found === undefined && theme !== '' && !isOffered(theme),
    staleTime: 60 * 60_000,
  })
  return found ?? asked.data?.filters ?? null
}
