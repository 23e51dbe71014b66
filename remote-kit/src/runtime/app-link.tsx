import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useShell } from './shell-context'

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path of the shop, without the base path; query and hash allowed. */
  to: string
  /** Takes the place of the present history entry. */
  replace?: boolean
}

/** A click that the browser should handle itself: another tab, another window, a download. */
export const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** A real link that goes there without loading the document anew. */
export function AppLink({ to, replace, target, onClick, ...rest }: AppLinkProps) {
  const { href, navigate } = useShell()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event) || (target && target !== '_self')) return
    event.preventDefault()
    navigate(to, { replace })
  }
  return <a {...rest} href={href(to)} target={target} onClick={follow} />
}
