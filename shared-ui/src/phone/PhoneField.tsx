import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SelectField } from '../field/SelectField'
import { TextField } from '../field/TextField'
import styles from './PhoneField.module.scss'
import { phoneCountries } from './phone-countries'

type Read = (typed: string, country: string) => string
const loadReader = (): Promise<Read> => import('./phone-number').then(({ toE164 }) => toE164)
/** The rules of all countries are large: they are fetched when the form is begun. */
export const prepareReader = () => void loadReader().catch(() => {})
const asTyped: Read = (typed) => typed

type PhoneFieldProps = {
  /** Words of the remote: labels, and the names of countries (`countries.FR`). */
  say: (key: string) => string
  /** E.164, or what was typed while that is no number. */
  value: string
  onChange: (value: string) => void
  /** Country whose numbers are read without a code, until another is chosen. */
  home: string
  error: string | null
  /** Default true. */
  required?: boolean
  submitted: boolean
}

/** A number as people write it at home, with a country for those who live elsewhere (CH-041). */
export function PhoneField({ say, value, onChange, home, error, required, submitted }: PhoneFieldProps) {
  const [country, setCountry] = useState(home)
  const [typed, setTyped] = useState<string | null>(null)
  const read = useRef(asTyped)
  const [isRead, setRead] = useState(false)
  // Text that was typed before the reader was there.
  const readAgain = useEffectEvent(() => {
    if (typed !== null) onChange(read.current(typed, country))
  })
  useEffect(() => {
    if (!isRead) return
    loadReader().then(
      (loaded) => {
        read.current = loaded
        readAgain()
      },
      () => setRead(false),
    )
  }, [isRead])

  const type = (text: string) => {
    setRead(true)
    setTyped(text)
    onChange(read.current(text, country))
  }
  const choose = (chosen: string) => {
    setRead(true)
    setCountry(chosen)
    if (typed !== null) onChange(read.current(typed, chosen))
  }
  return (
    <div className={styles.phone}>
      <SelectField
        label={say('phoneCountry')}
        name="phoneCountry"
        autoComplete="tel-country-code"
        value={country}
        onChange={choose}
        options={phoneCountries.map(({ country: value, code }) => ({
          value,
          label: `${say(`countries.${value}`)} ${code}`,
        }))}
      />
      <TextField
        label={say('phoneNumber')}
        hint={say('phoneNumberHint')}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        counted={false}
        value={typed ?? value}
        onChange={type}
        error={error}
        required={required}
        submitted={submitted}
      />
    </div>
  )
}
