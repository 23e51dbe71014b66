import { giftFieldLimits } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { useTranslation } from 'react-i18next'
import type { GiftWordsState } from './use-gift-words'

type Props = { words: GiftWordsState; submitted: boolean }

export function GiftWords({ words: { words, set, errors }, submitted }: Props) {
  const { t } = useTranslation('gifting')
  return (
    <>
      <TextField
        label={t('card.fromName')}
        name="fromName"
        autoComplete="name"
        required={false}
        maxLength={giftFieldLimits.fromName}
        value={words.fromName}
        onChange={(value) => set('fromName', value)}
        error={errors.fromName}
        submitted={submitted}
      />
      <TextArea
        label={t('card.message')}
        hint={t('card.messageHint', { maxlength: giftFieldLimits.message })}
        name="message"
        rows={3}
        required={false}
        maxLength={giftFieldLimits.message}
        value={words.message}
        onChange={(value) => set('message', value)}
        error={errors.message}
        submitted={submitted}
      />
    </>
  )
}
