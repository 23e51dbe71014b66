import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { suggestionsQuery } from '../../features/search-box/destination/destination-queries'
import { withPlace } from '../../search/criteria/place'
import { searchUriOf } from '../../search/route/route'

/** A place that an address brings as a text: the best one for it is searched, or the page says that it knows none. */
export default function TypedPlace({ flow, text }: { flow: Flow; text: string }) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { navigate, criteria: bus } = useShell()
  const { data } = useQuery(suggestionsQuery(useApi(), { locale, term: text }))
  const [best] = data?.suggestions ?? []
  useEffect(() => {
    if (!best) return
    const hash = serializeCriteria({ criteria: withPlace(bus.get(), best) })
    navigate(searchUriOf({ flow }, hash), { replace: true })
  }, [best, bus, flow, navigate])
  return data && !best ? <Message announce>{t('typed.unknown', { text })}</Message> : null
}
