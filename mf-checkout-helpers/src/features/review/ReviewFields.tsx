import { reviewTextLength, travellerTypes } from '@escapade/shared-contracts/rules/stays/review-limits'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { useTranslation } from 'react-i18next'
import { missingIn, type TypedReview } from './use-review'

type Props = { typed: TypedReview; submitted: boolean; onChange: (typed: TypedReview) => void }

const scores = Array.from({ length: 10 }, (_, index) => String(10 - index))

/** Score, company and words; one of the two texts is enough. */
export function ReviewFields({ typed, submitted, onChange }: Props) {
  const { t } = useTranslation('checkout')
  const missing = missingIn(typed)
  const change = (part: Partial<TypedReview>) => onChange({ ...typed, ...part })
  const textError = missing.text ? t('review.problem.text') : null
  return (
    <>
      <SelectField
        label={t('review.score')}
        hint={t('review.scoreHint')}
        name="score"
        placeholder="–"
        value={typed.score}
        options={scores.map((value) => ({ value, label: value }))}
        onChange={(score) => change({ score })}
        error={missing.score ? t('review.problem.score') : null}
        submitted={submitted}
      />
      <RadioGroup
        legend={t('review.type.label')}
        value={typed.type}
        options={travellerTypes.map((value) => ({ value, label: t(`review.type.${value}`) }))}
        onChange={(type) => change({ type })}
        error={submitted && missing.type ? t('review.problem.type') : null}
      />
      <TextArea
        label={t('review.positive')}
        hint={t('review.oneText')}
        name="positive"
        // Not before it is sent: the guest may be on the way to the other field.
        required={submitted && missing.text}
        maxLength={reviewTextLength}
        value={typed.positive}
        onChange={(positive) => change({ positive })}
        error={textError}
        submitted={submitted}
      />
      <TextArea
        label={t('review.negative')}
        name="negative"
        required={false}
        maxLength={reviewTextLength}
        value={typed.negative}
        onChange={(negative) => change({ negative })}
      />
    </>
  )
}
