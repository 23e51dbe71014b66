import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { HotelDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useEffect, useEffectEvent } from 'react'

/** Tells analytics that a hotel was seen. */
export function useHotelView({ id, label }: HotelDetail['hotel']): void {
  const { track } = useShell()
  const seen = useEffectEvent(() => track({ name: 'view_item', params: { item_id: id, item_name: label } }))
  useEffect(() => seen(), [id])
}
