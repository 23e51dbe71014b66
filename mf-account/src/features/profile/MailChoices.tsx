import type { Profile } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { Checkbox } from '@escapade/shared-ui/field/Checkbox'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './Profile.module.scss'

type Mails = Profile['mails']
const kinds = ['wishes', 'searches', 'reviews', 'newsletter'] as const satisfies (keyof Mails)[]

/** Mails that are sent to who asks for them; those on bookings are sent to everybody who books. */
export function MailChoices({ mails, onChange }: { mails: Mails; onChange: (mails: Mails) => void }) {
  const { t } = useTranslation('account')
  return (
    <section className={styles.section} aria-labelledby="mails-title">
      <Heading level={2} look={3} id="mails-title">
        {t('mails.title')}
      </Heading>
      <p className={styles.lead}>{t('mails.lead')}</p>
      <div>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            name={`mails-${kind}`}
            label={t(`mails.kinds.${kind}`)}
            checked={mails[kind]}
            onChange={(isWanted) => onChange({ ...mails, [kind]: isWanted })}
          />
        ))}
      </div>
    </section>
  )
}
