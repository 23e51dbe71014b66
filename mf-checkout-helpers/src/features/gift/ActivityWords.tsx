import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import { type GiftField, giftFieldLimits } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './ActivityWords.module.scss'
import { type ActivityGiftDraft, checkWords } from './activity-gift'

type Props = {
  draft: ActivityGiftDraft
  pictures: readonly Image[]
  submitted: boolean
  onChange: (part: Partial<ActivityGiftDraft>) => void
}

/** Giver, words and picture of an activity that is given. */
export function ActivityWords({ draft, pictures, submitted, onChange }: Props) {
  const { t } = useTranslation('checkout')
  const problems = checkWords(draft)
  const field = (name: GiftField) => {
    const error = problems[name]
    return {
      name,
      required: false,
      maxLength: giftFieldLimits[name],
      value: draft[name],
      onChange: (value: string) => onChange({ [name]: value }),
      error: error && t(`words.problem.${error}`, { maxlength: giftFieldLimits[name] }),
      submitted,
    }
  }
  return (
    <section aria-labelledby="words-title" className={styles.form}>
      <Heading level={2} look={3} id="words-title">
        {t('words.title')}
      </Heading>
      <TextField label={t('words.fromName')} autoComplete="name" {...field('fromName')} />
      <TextArea
        label={t('words.message')}
        hint={t('words.messageHint', { maxlength: giftFieldLimits.message })}
        rows={3}
        {...field('message')}
      />
      {pictures.length > 1 && (
        <fieldset className={styles.pictures}>
          <legend>{t('words.picture')}</legend>
          {pictures.map(({ base, alt }, index) => (
            <label key={base} className={styles.picture}>
              <input
                type="radio"
                name="giftPicture"
                value={index}
                checked={index === draft.picture}
                onChange={() => onChange({ picture: index })}
                className="vh"
              />
              <Picture src={base} alt={alt} width={320} height={240} sizes="120px" widths={[320]} />
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}
