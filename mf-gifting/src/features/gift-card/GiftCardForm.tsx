import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { type GiftField, giftFieldLimits } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { readGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTakeGift } from '../../common/use-take-gift'
import { AmountChoice } from './AmountChoice'
import { CardPreview } from './CardPreview'
import { DesignChoice } from './DesignChoice'
import styles from './GiftCard.module.scss'
import { amountOf, checkDraft, draftOf, type GiftCardDraft, newDraft } from './gift-card-draft'

export function GiftCardForm({ options }: { options: GiftCardOptions }) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  const take = useTakeGift()
  const [draft, setDraft] = useState(() => newDraft(options))
  // After hydration: the server has no basket to read.
  const recall = useEffectEvent(() => {
    const kept = draftOf(readGift(tabStorage)?.item, options)
    if (kept) setDraft(kept)
  })
  useEffect(() => recall(), [])
  const [submitted, setSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<GiftCardDraft>) => setDraft({ ...draft, ...part })
  const amount = amountOf(draft, options)
  const errors = checkDraft(draft)
  const design = options.designs.find(({ id }) => id === draft.designId)
  const say = (field: GiftField) => {
    const error = errors[field]
    return error && t(`problem.${error}`, { maxlength: giftFieldLimits[field] })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (amount === null || !design || errors.fromName || errors.message)
      return requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    take({
      id: design.id,
      gift: {
        item: {
          type: 'giftCard',
          amount,
          designId: design.id,
          format: 'digital',
          customisation: { fromName: draft.fromName.trim(), message: draft.message.trim() || null },
          subElements: [],
        },
        label: t('card.title'),
        imageBase: design.image.base,
        amountCents: amount,
        uri: paths.giftCard(),
      },
    })
  }
  return (
    <form ref={form} className={styles.columns} onSubmit={submit} noValidate>
      <div className={styles.aside}>
        {design && (
          <CardPreview design={design} amount={amount} fromName={draft.fromName} message={draft.message} />
        )}
        <ul className={styles.facts}>
          <li>{t('card.instant')}</li>
          <li>{t('card.valid', { count: options.validMonths })}</li>
          <li>{t('card.spend')}</li>
        </ul>
      </div>
      <div className={styles.fields}>
        <DesignChoice
          designs={options.designs}
          value={draft.designId}
          onChange={(designId) => change({ designId })}
        />
        <AmountChoice options={options} draft={draft} onChange={change} submitted={submitted} />
        <TextField
          label={t('card.fromName')}
          name="fromName"
          autoComplete="name"
          maxLength={giftFieldLimits.fromName}
          value={draft.fromName}
          onChange={(fromName) => change({ fromName })}
          error={say('fromName')}
          submitted={submitted}
        />
        <TextArea
          label={t('card.message')}
          hint={t('card.messageHint', { maxlength: giftFieldLimits.message })}
          name="message"
          required={false}
          maxLength={giftFieldLimits.message}
          value={draft.message}
          onChange={(message) => change({ message })}
          error={say('message')}
          submitted={submitted}
        />
        <Button type="submit" variant="action" size="l" wide>
          {amount === null
            ? t('card.continue')
            : t('card.continueFor', { amount: formatCents({ cents: amount, locale }) })}
        </Button>
      </div>
    </form>
  )
}
