import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consent } from '../telemetry/consent'
import styles from './ConsentPrompt.module.scss'

type Props = {
  present: Consent | null
  privacyHref: string
  onChoice(consent: Consent): void
  onClose(): void
}

const all: Consent = { analytics: true, marketing: true }
const none: Consent = { analytics: false, marketing: false }

/** Refusing is as easy as accepting: both on the first layer, alike in size and weight. */
export function ConsentPrompt({ present, privacyHref, onChoice, onClose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const [choosing, setChoosing] = useState(present !== null)
  const stopChoosing = () => (present ? onClose() : setChoosing(false))
  if (choosing) return <Choices present={present ?? none} onChoice={onChoice} onClose={stopChoosing} />
  return (
    <section className={styles.strip} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{t('consent.title')}</h2>
        <p>
          {t('consent.text')} <a href={privacyHref}>{t('consent.more')}</a>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="line" onClick={() => setChoosing(true)}>
          {t('consent.choose')}
        </Button>
        <Button variant="brand" onClick={() => onChoice(none)}>
          {t('consent.refuse')}
        </Button>
        <Button variant="brand" onClick={() => onChoice(all)}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  )
}

type ChoicesProps = { present: Consent; onChoice(consent: Consent): void; onClose(): void }

function Choices({ present, onChoice, onClose }: ChoicesProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(present)
  const buttons = (
    <div className={styles.actions}>
      <Button variant="line" onClick={() => onChoice(none)}>
        {t('consent.refuse')}
      </Button>
      <Button variant="brand" onClick={() => onChoice(chosen)}>
        {t('consent.save')}
      </Button>
    </div>
  )
  return (
    <Dialog title={t('consent.title')} onClose={onClose} footer={buttons}>
      <p className={styles.intro}>{t('consent.text')}</p>
      <ul className={styles.kinds}>
        <Kind name="necessary" checked note={t('consent.always')} />
        {(['analytics', 'marketing'] as const).map((name) => (
          <Kind
            key={name}
            name={name}
            checked={chosen[name]}
            onChange={(checked) => setChosen({ ...chosen, [name]: checked })}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type KindProps = {
  name: 'necessary' | 'analytics' | 'marketing'
  checked: boolean
  note?: string
  onChange?: (checked: boolean) => void
}

function Kind({ name, checked, note, onChange }: KindProps) {
  const { t } = useTranslation()
  const textId = useId()
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={!onChange}
          aria-describedby={textId}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <b>{t(`consent.${name}.title`)}</b>
        {note && <span className="small quiet">{note}</span>}
      </label>
      <p id={textId} className="small">
        {t(`consent.${name}.text`)}
      </p>
    </li>
  )
}
