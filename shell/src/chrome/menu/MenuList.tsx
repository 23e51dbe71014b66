import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { useTranslation } from 'react-i18next'
import type { ChromeLink } from '../chrome-links'
import styles from '../Header.module.scss'

type Props = { area: 'account'; links: ChromeLink[]; visit: Visit }

export function MenuList({ area, links, visit }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.list}>
      {links.map(({ key, to }) => (
        <li key={key}>
          <a href={visit.basePath + to} data-sign-in={key === 'signIn' || undefined}>
            {t(`header.${area}.${key}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
