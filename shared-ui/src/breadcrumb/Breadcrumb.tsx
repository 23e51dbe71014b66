import { useTranslation } from 'react-i18next'
import styles from './Breadcrumb.module.scss'

type BreadcrumbItem = { label: string; href?: string }
/** From the home page to this page; the last one is this page. A phone shows only the step back. */
export type BreadcrumbProps = { items: BreadcrumbItem[] }

export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useTranslation('ui')
  const last = items.length - 1
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.breadcrumb}>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} aria-current={index === last ? 'page' : undefined}>
            {href && index < last ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
