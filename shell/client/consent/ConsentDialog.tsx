import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consent } from '../telemetry/consent'
import styles from './ConsentDialog.module.scss'

const none: Consent = { analytics: false, marketing: false }

type Props = {
  /** The choice made before. */
  present: Consent | null
  onChoice(consent: Consent): void
  onClose(): void
}

/** The choice about cookies by what they are for. */
export function ConsentDialog({ present, onChoice, onClose }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(present ?? none)
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
