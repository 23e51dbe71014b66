import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftBoxDetail } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BoxDetail } from './BoxDetail'
import { BoxProblem, BoxSkeleton } from './BoxStates'
import { boxDetailQuery } from './box-detail-query'
import { boxLd } from './box-head'

/** Boxes are shown while their toggle is on; without id or box there is no page (SH-015). */
export function BoxPage({ id }: { id: string }) {
  const { t } = useTranslation('gifting')
  const { visit } = useShell()
  const { locale, flags } = visit
  const isShown = flags.boxes !== false && id !== ''
  const {
    data: box,
    error,
    refetch,
  } = useQuery({
    ...boxDetailQuery(useApi(), { locale, id }),
    enabled: isShown,
  })
  useHead({
    title: box && t('head.title', { box: box.title }),
    description: box?.description,
    canonical: paths.box({ id }),
    index: box !== undefined,
    jsonLd: box ? boxLd({ box, visit }) : [],
  })
  useBoxView(box)
  if (box) return <BoxDetail box={box} />
  const isUnknown = !isShown || (error instanceof ApiError && error.status === 404)
  if (!isUnknown && !error) return <BoxSkeleton />
  return <BoxProblem kind={isUnknown ? 'unknown' : 'failed'} onRetry={refetch} />
}

function useBoxView(box: GiftBoxDetail | undefined) {
  const { track } = useShell()
  const view = useEffectEvent(
    () => box && track({ name: 'view_item', params: { item_id: box.id, item_name: box.title } }),
  )
  useEffect(() => void view(), [box?.id])
}
