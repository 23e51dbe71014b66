import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import styles from './Banners.module.scss'

type EditorLinkProps = { label: string; url: string; newTab: boolean; onFollow?: () => void }

/** Link that an editor wrote: within the shop without loading a document, elsewhere as the browser does. */
export function EditorLink({ label, url, newTab, onFollow }: EditorLinkProps) {
  const props = {
    className: styles.link,
    onClick: onFollow,
    ...(newTab ? { target: '_blank', rel: 'noopener' } : {}),
  }
  if (url.startsWith('/'))
    return (
      <AppLink to={url} {...props}>
        {label}
      </AppLink>
    )
  return (
    <a href={url} {...props}>
      {label}
    </a>
  )
}
