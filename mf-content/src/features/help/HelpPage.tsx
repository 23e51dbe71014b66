import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { HelpArticle, StaticPage } from '@escapade/shared-contracts/api/content/content-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Article } from '../../common/help/Article'
import { PageFailed } from '../../common/PageFailed'
import { staticPageQuery } from '../../common/static-page-query'
import { TextWaiting } from '../../common/TextWaiting'
import styles from './HelpPage.module.scss'
import { openSearch, type SearchArticles } from './search-articles'

/** The help centre; `text`: what stands in its place while there are no questions, and is rarely seen. */
export function HelpPage({ id, text }: { id: string; text: ReactNode }) {
  const { locale } = useVisit()
  const { data: page, error, refetch } = useQuery(staticPageQuery(useApi(), { id, locale }))
  useHead({ ...page?.pageModel, canonical: paths.staticPage({ id }) })
  if (error) return <PageFailed onRetry={refetch} />
  if (!page && page !== null) return <TextWaiting className={styles.page} />
  return page?.help ? <Help title={page.title} help={page.help} /> : text
}

type Props = { title: string; help: NonNullable<StaticPage['help']> }

/** Questions by topic, each with its answer and what to do next, and a search over all of them. */
function Help({ title, help: { topics, articles } }: Props) {
  const { t } = useTranslation('content')
  const { href } = useShell()
  const [text, setText] = useState('')
  const { load, find } = useHelpSearch(articles)
  useOpenNamed()
  const typed = text.trim()
  const found = typed && find ? find(typed) : null
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.lead}>{t('help.lead')}</p>
        <search className={styles.search} onFocus={load}>
          <TextField
            type="search"
            label={t('help.search')}
            value={text}
            onChange={setText}
            autoComplete="off"
          />
        </search>
        <p role="status" className={styles.count}>
          {found && (found.length > 0 ? t('help.found', { count: found.length }) : t('help.none'))}
        </p>
      </header>
      {found ? (
        <section aria-label={t('help.results')}>
          {found.map((article) => (
            <Article key={article.id} article={article} />
          ))}
          {found.length === 0 && (
            <Button variant="line" icon="mail" href={href(paths.contact())}>
              {t('help.contact')}
            </Button>
          )}
        </section>
      ) : (
        <div className={styles.topics}>
          {topics.map((topic) => (
            <section key={topic.id} aria-labelledby={`topic-${topic.id}`}>
              <Heading level={2} look={3} id={`topic-${topic.id}`}>
                {topic.title}
              </Heading>
              {articles
                .filter((article) => article.topic === topic.id)
                .map((article) => (
                  <Article key={article.id} article={article} />
                ))}
            </section>
          ))}
        </div>
      )}
      <p className={styles.more}>
        {t('help.more')} <AppLink to={paths.contact()}>{t('help.contact')}</AppLink>
      </p>
    </div>
  )
}

/** Searches with a script that comes with the focus: most visitors read a topic. */
function useHelpSearch(articles: readonly HelpArticle[]) {
  const [find, setFind] = useState<SearchArticles | null>(null)
  const isAsked = useRef(false)
  const load = () => {
    if (isAsked.current) return
    isAsked.current = true
    openSearch(articles).then(
      (search) => setFind(() => search),
      () => {
        // The next focus tries again; the topics stay.
        isAsked.current = false
      },
    )
  }
  return { load, find }
}

/** Opens the question that the address names, below what stays at the top. */
function useOpenNamed() {
  useEffect(() => {
    const open = () => {
      const named = document.getElementById(window.location.hash.slice(1))
      if (!(named instanceof HTMLDetailsElement)) return
      named.open = true
      named.scrollIntoView({ behavior: 'instant' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
