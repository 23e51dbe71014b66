import { useTranslation } from 'react-i18next'
import styles from './CarePanel.module.scss'
import { careTexts } from './care-texts'

/** Code of a fact on an offer, with its number or word where it has one. */
export type CareNote = { code: string; value?: string | number }

export type CareOffer = {
  id: string
  label: string
  hotelId: string
  /** Code of what has found or sells it: `search`, `catalog`, `activity`, `own`; else the name of a channel manager. */
  provider: string
  /** Further facts that agents ask for: rooms left, conditions. */
  notes?: readonly CareNote[]
}

export type CarePanelProps = {
  /** Criteria of the page, by the words of the calls. */
  facts?: readonly { name: string; value: string }[]
  offers: readonly CareOffer[]
}

const namespace = 'care-panel'

/** The panel's own words, under a name of their own. */
function useCareWords() {
  const { i18n } = useTranslation()
  const { language } = i18n
  if (!i18n.hasResourceBundle(language, namespace))
    i18n.addResourceBundle(language, namespace, careTexts(language))
  return useTranslation(namespace).t
}

/** For agents on the phone: the ids and providers behind the page (D4). Ids are codes, everything else is in words. */
export function CarePanel({ facts = [], offers }: CarePanelProps) {
  const t = useCareWords()
  return (
    <aside className={styles.panel} aria-label={t('title')}>
      <details>
        <summary>
          <b>{t('title')}</b> {t('offers', { count: offers.length })}
        </summary>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{t(`fact.${name}`, { defaultValue: name })}</dt>
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
  const t = useCareWords()
  const ids = [
    [t('offer'), id],
    [t('hotel'), hotelId],
  ] as const
  return (
    <>
      <b>{label}</b>
      {ids.map(([name, code]) => (
        <span key={name}>
          {name} <code>{code}</code>
        </span>
      ))}
      <span>
        {t('provider')} {t(`seller.${provider}`, { defaultValue: provider })}
      </span>
      {notes.length > 0 && (
        <span>
          {notes.map(({ code, value }) => t(`note.${code}`, { defaultValue: code, value })).join(' · ')}
        </span>
      )}
    </>
  )
}
