import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { SubElement, SubElementGroup } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Tag } from '@escapade/shared-ui/tag/Tag'
import { useTranslation } from 'react-i18next'
import styles from './GiftSetup.module.scss'
import { choose } from './gift-setup'
import type { GiftBeingMade } from './use-gift-setup'

/** Sleeve of a printed voucher and things in its parcel (GI-004, GI-027 to GI-030). */
export function SubElementsChoice({
  gift: { format, groups, elements, setElements },
}: {
  gift: GiftBeingMade
}) {
  if (format === 'digital') return null
  const chosen = elements.map(({ id }) => id)
  return groups.map((group) => (
    <fieldset key={group.categoryId} className={styles.choice}>
      <legend>{group.name}</legend>
      <div className={styles.elements}>
        {group.elements.map((element) => (
          <Choice
            key={element.id}
            group={group}
            element={element}
            checked={chosen.includes(element.id)}
            onChange={() => setElements(choose(group, element.id, chosen))}
          />
        ))}
      </div>
    </fieldset>
  ))
}

type ChoiceProps = { group: SubElementGroup; element: SubElement; checked: boolean; onChange: () => void }

function Choice({ group, element, checked, onChange }: ChoiceProps) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  const { name, image, price, isRecommended, recommendedByWed } = element
  return (
    <label className={styles.element}>
      <input
        type={group.selection === 'single' ? 'radio' : 'checkbox'}
        name={`subElement-${group.categoryId}`}
        className="vh"
        checked={checked}
        onChange={onChange}
      />
      {image.src ? <img src={image.src} alt="" width="96" height="72" loading="lazy" /> : <span />}
      <span>{name}</span>
      <b>
        {price > 0 ? t('setup.more', { amount: formatCents({ cents: price, locale }) }) : t('setup.free')}
      </b>
      {(isRecommended || recommendedByWed) && <Tag type="brand">{t('setup.recommended')}</Tag>}
    </label>
  )
}
