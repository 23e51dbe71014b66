import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Head } from '@escapade/shared-contracts/mount/render-contract'
import { useEffect, useEffectEvent } from 'react'
import { applyHead } from './apply-head'
import { useMount } from './mounting/mount-context'
import { useVisit } from './shell-context'

/**
 * Sets the document's head for this page. On the server it goes into the document; in the browser it is applied when
 * it changes. Several calls of one page add up, later ones win.
 */
export function useHead(head: Head): void {
  const { collector } = useMount()
  const visit = useVisit()
  if (collector) Object.assign(collector.head, head)
  const apply = useEffectEvent((current: Visit) => applyHead({ head, visit: current, document }))
  const content = JSON.stringify(head)
  useEffect(() => apply(visit), [content, visit])
}
