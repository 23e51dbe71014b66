import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { useTranslation } from 'react-i18next'
import styles from './Extras.module.scss'
import type { Extra } from './extra'

type Props = { extra: Extra; onToggle: () => void }

export function ExtraItem({ extra, onToggle }: Props) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const { label, text, picture, included, differenceCents } = extra
  const amount = formatCents({ cents: Math.abs(differenceCents), locale })
  return (
    <li className={styles.extra}>
      {picture ? <img src={picture} width="88" height="88" alt="" loading="lazy" /> : <span />}
      <div>
        <h3>{label}</h3>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.do}>
        <b>{included ? t('extras.included') : t('extras.price', { amount })}</b>
        <Chip
          icon={included ? 'check' : 'plus'}
          selected={included}
          aria-label={t(included ? 'extras.addedLabel' : 'extras.addLabel', { label })}
          onClick={onToggle}
        >
          {t(included ? 'extras.added' : 'extras.add')}
        </Chip>
      </div>
    </li>
  )
}
