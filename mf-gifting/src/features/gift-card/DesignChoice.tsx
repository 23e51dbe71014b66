import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './GiftCard.module.scss'

type Props = { designs: GiftCardOptions['designs']; value: string; onChange: (id: string) => void }

export function DesignChoice({ designs, value, onChange }: Props) {
  const { t } = useTranslation('gifting')
  return (
    <fieldset className={styles.choice}>
      <legend>{t('card.design')}</legend>
      <div className={styles.designs}>
        {designs.map(({ id, name, image }) => (
          <label key={id} className={styles.design}>
            <input
              type="radio"
              name="design"
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="vh"
            />
            <Picture src={image.base} alt="" width={320} height={240} sizes="120px" widths={[320]} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
