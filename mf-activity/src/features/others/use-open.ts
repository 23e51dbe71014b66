import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { MouseEvent } from 'react'

/** Opens a page of the shop without loading the document anew; another tab is the browser's business. */
export function useOpen(uri: string) {
  const { navigate } = useShell()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(uri)
  }
}
