import type { PersonFile } from '@escapade/shared-contracts/api/desk/people-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import list from '../../common/Rows.module.scss'
import styles from './Person.module.scss'

/** The account in figures, and which mails were asked for: its lists are its holder's own. */
export function Account({ file: { account, newsletter } }: { file: PersonFile }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const hasNone = !account?.mails.length && newsletter.length === 0
  return (
    <section>
      <Heading level={2} look={4}>
        {t('people.account')}
      </Heading>
      {account ? (
        <dl className={styles.lines}>
          <Line name="since" value={words.moment(account.createdAt)} />
          <Line name="seen" value={account.seenAt ? words.moment(account.seenAt) : t('people.never')} />
          {(['sessions', 'passkeys', 'wishes', 'searches', 'travellers'] as const).map((name) => (
            <Line key={name} name={name} value={account[name]} />
          ))}
        </dl>
      ) : (
        <p>{t('people.none.account')}</p>
      )}
      <Heading level={2} look={4}>
        {t('people.consents')}
      </Heading>
      {hasNone ? (
        <p>{t('people.none.consents')}</p>
      ) : (
        <ul className={list.rows}>
          {account?.mails.map((kind) => (
            <li key={kind}>{t(`people.mails.${kind}`)}</li>
          ))}
          {newsletter.map(({ country, language, status, source, at }) => (
            <li key={`${country}${language}`}>
              <span>
                {t(`people.newsletter.${status}`, { market: `${language}-${country}` })}
                {source && <small>{t('people.newsletter.from', { page: source })}</small>}
              </span>
              <time dateTime={at}>{words.moment(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ name, value }: { name: string; value: string | number }) {
  const { t } = useTranslation('desk')
  return (
    <div>
      <dt>{t(`people.figure.${name}`)}</dt>
      <dd>{value}</dd>
    </div>
  )
}
