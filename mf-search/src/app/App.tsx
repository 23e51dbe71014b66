import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { useEffect } from 'react'
import { useKeptAnswers } from '../search/queries/keep-answers'
import { redirectOf } from '../search/route/route'
import { useSearchRoute } from '../search/route/use-search-route'
import { SearchPage } from './SearchPage'
import { usePageCriteria } from './use-page-criteria'

/** Reads the address, for the whole page: what is listed and for which criteria. */
export function App() {
  useKeptAnswers()
  const { flags } = useVisit()
  const route = useSearchRoute()
  useExperimentRedirect(redirectOf({ route, singleVoucherSearch: flags.singleVoucherSearch === true }))
  return <SearchPage route={route} criteria={usePageCriteria()} />
}

/** The hash goes along: what was wanted is wanted still. */
function useExperimentRedirect(uri: string | null) {
  const { navigate } = useShell()
  useEffect(() => {
    if (uri) navigate(uri + window.location.hash, { replace: true })
  }, [uri, navigate])
}
