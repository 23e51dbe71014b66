import { exportAccount, exportAccountPdf } from '@escapade/shared-contracts/api/accounts/accounts'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EraseAccount } from './EraseAccount'
import styles from './Security.module.scss'

/** A copy of what is kept, and its end. */
export function YourData() {
  const { t } = useTranslation('account')
  const [isErasing, setErasing] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="data-title">
      <Heading level={2} look={3} id="data-title">
        {t('data.title')}
      </Heading>
      <p className={styles.lead}>{t('data.lead')}</p>
      <div className={styles.buttons}>
        <Button variant="line" icon="share" href={exportAccount} download="escapade.json">
          {t('data.export')}
        </Button>
        <Button variant="line" icon="external" href={exportAccountPdf} download="escapade.pdf">
          {t('data.exportPdf')}
        </Button>
        <Button variant="line" icon="trash" aria-expanded={isErasing} onClick={() => setErasing(true)}>
          {t('data.erase')}
        </Button>
      </div>
      {isErasing && <EraseAccount onKeep={() => setErasing(false)} />}
    </section>
  )
}
