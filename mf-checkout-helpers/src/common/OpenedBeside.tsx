import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { ReactNode } from 'react'

type Props = { url: string; children: ReactNode }

/** Link that leaves what is being typed where it is: to a page of the shop, or to one elsewhere. */
export const OpenedBeside = ({ url, children }: Props) =>
  url.startsWith('/') ? (
    <AppLink to={url} target="_blank">
      {children}
    </AppLink>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
