import type { ProductOffer } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChosenOffer } from './ChosenOffer'
import { ComparedOffer } from './ComparedOffer'
import { differenceOf } from './compared-offer'
import styles from './OfferComparison.module.scss'

type Props = {
  /** Those of one room on the same dates, the cheapest first. */
  offers: readonly ProductOffer[]
  /** Offer that the visitor began with: clearing a choice goes back to it. */
  ownId: string
  chosenId: string
  locale: Locale
  /** BCP 47 tag. */
  language: string
  onChoose: (id: string) => void
}

/**
 * Board and conditions of one room side by side, each with what it costs more or less than the one chosen (PR-064,
 * HO-013). Pressing another one adds it, pressing it again clears the choice.
 */
export function OfferComparison({ offers, ownId, chosenId, locale, language, onChoose }: Props) {
  const { t } = useTranslation('ui')
  const titleId = useId()
  if (!offers.some(({ weekendId }) => weekendId !== ownId)) return null
  const chosen = offers.find(({ weekendId }) => weekendId === chosenId)
  const isAdded = chosenId !== ownId
  return (
    <section className={styles.comparison} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('comparison.title')}</h3>
      <ul>
        {offers.map((offer) => {
          const { weekendId: id } = offer
          const isChosen = id === chosenId
          return (
            <li key={id}>
              <ComparedOffer
                offer={offer}
                difference={differenceOf(offer, chosen)}
                state={isChosen ? (isAdded ? 'added' : 'own') : 'other'}
                locale={locale}
                language={language}
                onPress={() => onChoose(isChosen ? ownId : id)}
              />
            </li>
          )
        })}
      </ul>
      <div role="status">
        {isAdded && chosen && <ChosenOffer label={chosen.label} onUndo={() => onChoose(ownId)} />}
      </div>
    </section>
  )
}
