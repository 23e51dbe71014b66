import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import type { CaseFile } from '@escapade/shared-contracts/api/desk/cases-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { telephone } from '@escapade/shared-contracts/rules/text/telephone'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import frame from '../../common/DeskFrame.module.scss'
import { useDeskWords } from '../../common/desk-words'
import { LoadProblem } from '../../common/LoadProblem'
import list from '../../common/Rows.module.scss'
import { State } from '../../common/State'
import { UnknownPage } from '../../common/UnknownPage'
import { Answer } from './Answer'
import styles from './Case.module.scss'
import { caseQuery } from './case-query'

/** A message to customer care with its files, and the field for an answer. */
export function CasePage({ caseNumber }: { caseNumber: string }) {
  const message = useQuery(caseQuery(useApi(), caseNumber))
  if (message.data === null) return <UnknownPage />
  return (
    <article className={frame.page}>
      {message.data ? (
        <Whole message={message.data} />
      ) : (
        <>
          <Heading level={1}>{caseNumber}</Heading>
          {message.error ? (
            <LoadProblem error={message.error} onRetry={() => void message.refetch()} />
          ) : (
            <Skeleton width={10} />
          )}
        </>
      )}
    </article>
  )
}

function Whole({ message }: { message: CaseFile }) {
  const { t } = useTranslation('desk')
  const { caseNumber, status, text, answer, locale } = message
  useHead({ title: t('case.metaTitle', { number: caseNumber, name: message.name }), index: false })
  return (
    <div className={styles.case}>
      <header>
        <Heading level={1}>{message.name}</Heading>
        <p className={styles.facts}>
          <span>{caseNumber}</span>
          <State state={status}>{t(`state.${status}`)}</State>
        </p>
        <Sender message={message} />
      </header>
      <blockquote className={styles.text} lang={locale.slice(0, 2)}>
        {text}
      </blockquote>
      <Files message={message} />
      {answer && (
        <section>
          <Heading level={2} look={4}>
            {t('case.answered')}
          </Heading>
          <blockquote className={styles.text} lang={locale.slice(0, 2)}>
            {answer}
          </blockquote>
        </section>
      )}
      <Answer message={message} />
    </div>
  )
}

function Sender({ message }: { message: CaseFile }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const { email, phone, bookingNumber, orderUUID, locale, reason, createdAt } = message
  return (
    <>
      <p className={styles.facts}>
        <time dateTime={createdAt}>{words.moment(createdAt)}</time>
        <span>{t(`market.${locale}`)}</span>
        <span>{t(`case.reasons.${reason}`, { defaultValue: reason })}</span>
      </p>
      <p className={styles.facts}>
        <AppLink to={paths.deskPerson({ email })}>{email}</AppLink>
        <a href={telephone(phone)}>{phone}</a>
        {orderUUID ? (
          <AppLink to={paths.deskOrder({ orderUUID })}>{t('case.order', { number: bookingNumber })}</AppLink>
        ) : (
          bookingNumber && <span>{t('case.noOrder', { number: bookingNumber })}</span>
        )}
      </p>
      {orderUUID && <p className={styles.quiet}>{t('case.notProven')}</p>}
    </>
  )
}

function Files({ message: { caseNumber, attachments } }: { message: CaseFile }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  if (attachments.length === 0) return null
  return (
    <section>
      <Heading level={2} look={4}>
        {t('case.files')}
      </Heading>
      <ul className={list.rows}>
        {attachments.map(({ position, name, size }) => (
          <li key={position}>
            <a href={paths.deskAttachment({ caseNumber, position })} download={name}>
              {name}
            </a>
            <small>{words.size(size)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
