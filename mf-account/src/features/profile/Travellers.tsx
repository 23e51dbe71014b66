import type { Profile } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Profile.module.scss'
import { problemOf } from './profile-draft'

type Travellers = Profile['travellers']
type Props = { travellers: Travellers; submitted: boolean; onChange: (travellers: Travellers) => void }

/** As many as the account keeps (`mostTravellers` of the contract). */
const most = 12

/** People that its holder travels with. */
export function Travellers({ travellers, submitted, onChange }: Props) {
  const { t } = useTranslation('account')
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [added])
  const add = () => {
    onChange([...travellers, { firstName: '', lastName: '', birthday: null }])
    setAdded((times) => times + 1)
  }
  const change = (at: number, next: Partial<Travellers[number]>) =>
    onChange(travellers.map((one, index) => (index === at ? { ...one, ...next } : one)))
  return (
    <section className={styles.section} aria-labelledby="travellers-title">
      <Heading level={2} look={3} id="travellers-title">
        {t('profile.travellers')}
      </Heading>
      <p className={styles.lead}>{t('profile.travellersLead')}</p>
      <ul ref={list} className={styles.travellers}>
        {travellers.map((one, at) => {
          const name = [one.firstName, one.lastName].filter(Boolean).join(' ')
          const problem = (text: string) => {
            const found = problemOf('firstName', text)
            return found && t(`profile.${found}`)
          }
          return (
            <li key={at}>
              <TextField
                label={t('profile.firstName')}
                value={one.firstName}
                onChange={(firstName) => change(at, { firstName })}
                maxLength={80}
                counted={false}
                error={one.firstName.trim() === '' ? t('profile.nameMissing') : problem(one.firstName)}
                submitted={submitted}
              />
              <TextField
                label={t('profile.lastName')}
                value={one.lastName}
                onChange={(lastName) => change(at, { lastName })}
                maxLength={80}
                counted={false}
                required={false}
                error={problem(one.lastName)}
                submitted={submitted}
              />
              <TextField
                label={t('profile.birthday')}
                type="date"
                value={one.birthday ?? ''}
                onChange={(birthday) => change(at, { birthday: birthday || null })}
                required={false}
                error={null}
              />
              <div className={styles.remove}>
                <IconButton
                  icon="trash"
                  label={name ? t('profile.removeNamed', { name }) : t('profile.remove')}
                  onClick={() => onChange(travellers.filter((_, index) => index !== at))}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {travellers.length < most && (
        <div>
          <Button variant="line" icon="plus" onClick={add}>
            {t('profile.add')}
          </Button>
        </div>
      )}
    </section>
  )
}
