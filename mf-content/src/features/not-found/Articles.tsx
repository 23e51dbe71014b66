import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { MarketingArticle } from '@escapade/shared-contracts/api/content/content-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './NotFoundPage.module.scss'

/** Four columns, or a row to swipe on small screens (SH-071). */
export function Articles({ articles }: { articles: MarketingArticle[] }) {
  const { t } = useTranslation('content')
  return (
    <section aria-labelledby="selection">
      <Heading level={2} look={3} id="selection">
        {t('notFound.selection')}
      </Heading>
      <ul className={styles.articles}>
        {articles.map(({ id, url, title, cover }) => (
          <li key={id} className={styles.article}>
            <Picture
              src={cover.base}
              alt=""
              width={480}
              height={360}
              sizes="(min-width: 1000px) 280px, 70vw"
              widths={[320, 480, 640]}
            />
            <AppLink to={url}>{title}</AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
