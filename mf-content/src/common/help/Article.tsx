import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { postHelpVote } from '@escapade/shared-contracts/api/content/content'
import type { HelpArticle } from '@escapade/shared-contracts/api/content/content-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Article.module.scss'

/** A question of the help centre, which opens on its answer and what to do next. */
export function Article({ article: { id, title, html, action } }: { article: HelpArticle }) {
  const { href } = useShell()
  return (
    <details id={id} className={styles.article}>
      <summary>
        <h3>{title}</h3>
        <Icon name="down" />
      </summary>
      <div className={styles.answer}>
        {/* Sanitised by the gateway. */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {action && (
          <Button variant="line" href={href(action.path)}>
            {action.label}
          </Button>
        )}
        <Vote id={id} />
      </div>
    </details>
  )
}

/** Asks if an answer helped. One that did not leads to where it can be said what was missing. */
function Vote({ id }: { id: string }) {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const api = useApi()
  const [helped, setHelped] = useState<boolean | null>(null)
  const vote = (value: boolean) => {
    setHelped(value)
    // A vote that does not arrive is nothing that a reader has to know of.
    api.send(postHelpVote, { params: { id }, body: { locale, helped: value } }).catch(() => {})
  }
  return (
    <fieldset className={styles.vote} aria-label={t('help.vote.ask')}>
      {helped === null ? (
        <>
          <span>{t('help.vote.ask')}</span>
          <Button variant="text" onClick={() => vote(true)}>
            {t('help.vote.yes')}
          </Button>
          <Button variant="text" onClick={() => vote(false)}>
            {t('help.vote.no')}
          </Button>
        </>
      ) : (
        <p role="status">
          {t(helped ? 'help.vote.helped' : 'help.vote.missed')}{' '}
          {!helped && <AppLink to={paths.contact()}>{t('help.contact')}</AppLink>}
        </p>
      )}
    </fieldset>
  )
}
