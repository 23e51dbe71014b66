import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articlesQuery } from './articles-query'

/** A call with its states: loading, failed, answered. */
export function Articles() {
  const { t } = useTranslation()
  const { locale } = useVisit()
  const { data: articles, isError } = useQuery(articlesQuery(useApi(), locale))
  if (isError) return <Message announce>{t('articles.failed')}</Message>
  return (
    <section aria-labelledby="articles" aria-busy={!articles}>
      <Heading level={2} id="articles">
        {t('articles.heading')}
      </Heading>
      {articles ? (
        <ul>
          {articles.map(({ id, url, title }) => (
            <li key={id}>
              <AppLink to={url}>{title}</AppLink>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton width={4} />
      )}
    </section>
  )
}
