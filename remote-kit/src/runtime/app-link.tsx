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

/** For a link drawn by another component: its click goes there without loading the document anew. */
export function useFollow() {
  const { navigate } = useShell()
  return (to: string, options?: Pick<AppLinkProps, 'replace'>) => (event: MouseEvent) => {
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    navigate(to, options)
  }
}

/** A real link that goes there without loading the document anew. */
export function AppLink({ to, replace, target, onClick, ...rest }: AppLinkProps) {
  const { href } = useShell()
  const follow = useFollow()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!target || target === '_self') follow(to, { replace })(event)
  }
  return <a {...rest} href={href(to)} target={target} onClick={press} />
}
