import { useTranslation } from 'react-i18next'
import styles from './CarePanel.module.scss'

export type CareOffer = {
  id: string
  label: string
  hotelId: string
  /** Seller of the room to us, or the search that found it. */
  provider: string
  /** Further facts that agents ask for: rooms left, conditions. */
  notes?: readonly string[]
}

export type CarePanelProps = {
  /** Criteria of the page, in the words of the calls. */
  facts?: readonly { name: string; value: string }[]
  offers: readonly CareOffer[]
}

/** For agents on the phone: the ids and providers behind the page (D4). Codes stay as they are in every language. */
export function CarePanel({ facts = [], offers }: CarePanelProps) {
  const { t } = useTranslation('ui')
  return (
    <aside className={styles.panel} aria-label={t('care.title')}>
      <details>
        <summary>
          <b>{t('care.title')}</b> {t('care.offers', { count: offers.length })}
        </summary>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={`${offer.provider}/${offer.id}`}>
              <Offer {...offer} />
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}

function Offer({ id, label, hotelId, provider, notes = [] }: CareOffer) {
  const { t } = useTranslation('ui')
  const codes = [
    [t('care.offer'), id],
    [t('care.hotel'), hotelId],
    [t('care.provider'), provider],
  ] as const
  return (
    <>
      <b>{label}</b>
      {codes.map(([name, code]) => (
        <span key={name}>
          {name} <code>{code}</code>
        </span>
      ))}
      {notes.length > 0 && <span>{notes.join(' · ')}</span>}
    </>
  )
}
