import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { CaseRows } from '../../common/CaseRows'
import { useDeskWords } from '../../common/desk-words'
import list from '../../common/Rows.module.scss'
import styles from './File.module.scss'

/** Mails about the order, messages of its buyer, and what else this mailbox has booked. */
export function Sent({ file: { order, mails, cases, others } }: { file: OrderFile }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  return (
    <>
      <Heading level={3} look={4}>
        {t('file.mails')}
      </Heading>
      {mails.length === 0 && <p className={styles.quiet}>{t('file.noMails')}</p>}
      <ul className={list.rows}>
        {mails.map(({ id, kind, createdAt, sentAt, problem, hasCopy, recipient }) => (
          <li key={id}>
            <span>
              {hasCopy ? (
                <a href={paths.deskMail({ ...order, mailId: id })} target="_blank" rel="noreferrer">
                  {t(`mail.${kind}`, { defaultValue: kind })}
                  <span className="vh"> {t('file.newTab')}</span>
                </a>
              ) : (
                t(`mail.${kind}`, { defaultValue: kind })
              )}
              <small>
                {sentAt ? t('file.sent') : problem ? t('file.notSent', { problem }) : t('file.waits')}
                {recipient && ` · ${recipient}`}
              </small>
            </span>
            <time dateTime={sentAt ?? createdAt}>{words.moment(sentAt ?? createdAt)}</time>
          </li>
        ))}
      </ul>
      {cases.length > 0 && (
        <>
          <Heading level={3} look={4}>
            {t('file.cases')}
          </Heading>
          <ul className={list.rows}>
            <CaseRows cases={cases} />
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading level={3} look={4}>
            {t('file.others')}
          </Heading>
          <ul className={list.rows}>
            {others.map((other) => (
              <li key={other.orderUUID}>
                <span>
                  <AppLink to={paths.deskOrder(other)}>{other.label}</AppLink>
                  <small>
                    {other.bookingNumber} · {t(`state.${other.state}`)}
                  </small>
                </span>
                <time dateTime={other.checkin ?? other.createdAt}>
                  {words.day((other.checkin ?? other.createdAt).slice(0, 10))}
                </time>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
