import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BoxDetail } from './BoxDetail'
import { BoxProblem, BoxSkeleton } from './BoxStates'
import { boxLd } from './box-head'
import { boxesQuery } from './box-query'

/** Boxes are shown while their toggle is on; without id or box there is no page (SH-015). */
export function BoxPage({ id }: { id: string }) {
  const { t } = useTranslation('gifting')
  const visit = useVisit()
  const { locale, flags } = visit
  const isShown = flags.boxes !== false && id !== ''
  const { data, isError, refetch } = useQuery({ ...boxesQuery(useApi(), locale), enabled: isShown })
  const box = data?.results.find((candidate) => candidate.id === id)
  useHead({
    title: box && t('head.title', { box: box.title }),
    canonical: `/boxes/${id}`,
    index: box !== undefined,
    jsonLd: box ? boxLd({ box, visit }) : [],
  })
  return (
    <>
      {isError ? (
        <BoxProblem kind="failed" onRetry={refetch} />
      ) : box ? (
        <BoxDetail box={box} />
      ) : data || !isShown ? (
        <BoxProblem kind="unknown" onRetry={refetch} />
      ) : (
        <BoxSkeleton />
      )}
    </>
  )
}
