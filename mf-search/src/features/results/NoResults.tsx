import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveForPage } from '../../search/keep-focus'
import { firstPageOf, type SearchRoute } from '../../search/route/route'

/** A link to a page that there is no longer, since fewer match now. */
export function NoSuchPage({ route, hash }: { route: SearchRoute; hash: string }) {
  const { t } = useTranslation('search')
  const { navigate } = useShell()
  const goBack = () => navigate(firstPageOf(route, hash), { replace: true })
  return (
    <EmptyState title={t('noPage.title')} action={<Button onClick={goBack}>{t('noPage.first')}</Button>} />
  )
}

type NoResultsProps = { route: SearchRoute; criteria: Criteria; isUnknownPlace?: boolean }

/** Nothing matches: what to change, and one button that starts over (SE-064, SE-065). */
export function NoResults({ route, criteria, isUnknownPlace = false }: NoResultsProps) {
  const { t } = useTranslation('search')
  const { navigate } = useShell()
  // An empty shop has nothing for who asks for everything: there is nothing to remove.
  const isNarrow = Object.keys(criteria).length > 0
  const removeAll = ({ currentTarget }: MouseEvent) => {
    leaveForPage(currentTarget)
    navigate(firstPageOf(route))
  }
  return (
    <div role="status">
      <EmptyState
        title={t('none.title')}
        action={isNarrow && <Button onClick={removeAll}>{t('none.removeAll')}</Button>}
      >
        {isUnknownPlace && <p>{t('none.unknownPlace')}</p>}
        <p>{t('none.text')}</p>
      </EmptyState>
    </div>
  )
}
