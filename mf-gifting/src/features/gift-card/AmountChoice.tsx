import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { useTranslation } from 'react-i18next'
import styles from './GiftCard.module.scss'
import { amountOf, type GiftCardDraft } from './gift-card-draft'

type Props = {
  options: GiftCardOptions
  draft: GiftCardDraft
  onChange: (part: Partial<GiftCardDraft>) => void
  submitted: boolean
}

/** The amounts that are given most, or one's own. */
export function AmountChoice({ options, draft, onChange, submitted }: Props) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  const show = (cents: number) => formatCents({ cents, locale })
  const { min, max, step } = options.freeAmount
  const bounds = t('card.freeHint', { min: show(min), max: show(max), step: show(step) })
  const isFree = draft.freeEuros !== null
  return (
    <fieldset className={styles.choice}>
      <legend>{t('card.amount')}</legend>
      <div className={styles.amounts}>
        {options.amounts.map((cents) => (
          <label key={cents} className={styles.amount}>
            <input
              type="radio"
              name="amount"
              className="vh"
              checked={!isFree && cents === draft.amount}
              onChange={() => onChange({ amount: cents, freeEuros: null })}
            />
            <span>{show(cents)}</span>
          </label>
        ))}
        <label className={styles.amount}>
          <input
            type="radio"
            name="amount"
            className="vh"
            checked={isFree}
            onChange={() => onChange({ freeEuros: '' })}
          />
          <span>{t('card.free')}</span>
        </label>
      </div>
      {isFree && (
        <TextField
          label={t('card.freeLabel')}
          hint={bounds}
          inputMode="numeric"
          numeric
          value={draft.freeEuros ?? ''}
          onChange={(freeEuros) => onChange({ freeEuros })}
          error={amountOf(draft, options) === null ? bounds : null}
          submitted={submitted}
        />
      )}
    </fieldset>
  )
}
