import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { ReactNode } from 'react'

type Props = {
  url: string
  newTab?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** An editor's link: within the shop without loading the document anew, elsewhere as the browser does. */
export function BlockLink({ url, newTab = false, className, children }: Props) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {}
  if (url.startsWith('/'))
    return (
      <AppLink to={url} className={className} {...target}>
        {children}
      </AppLink>
    )
  return (
    <a href={url} className={className} {...target}>
      {children}
    </a>
  )
}
