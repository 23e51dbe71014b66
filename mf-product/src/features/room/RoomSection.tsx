import type { Room } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Accordion } from '@escapade/shared-ui/accordion/Accordion'
import { Icon, type IconName } from '@escapade/shared-ui/icon/Icon'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Truncated } from '@escapade/shared-ui/truncated/Truncated'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import styles from './Room.module.scss'

/** Room of the stay. */
export function RoomSection({ room }: { room: Room }) {
  const { t } = useTranslation('product')
  const [picture] = room.images
  const facts: { icon: IconName; text: string }[] = [
    { icon: 'bed', text: room.bedding },
    { icon: 'users', text: t('room.capacity', { count: room.maxCapacity }) },
    { icon: 'hotel', text: t('room.size', { size: room.size }) },
    ...room.highlightedFacilities.map(({ label }) => ({ icon: 'check' as const, text: label })),
  ]
  return (
    <Section id="room" title={room.title}>
      {picture && (
        <div className={styles.picture}>
          <Picture
            src={picture.base}
            alt={picture.alt}
            width={1280}
            height={720}
            sizes="(min-width: 1296px) 796px, (min-width: 1000px) 60vw, 100vw"
          />
        </div>
      )}
      {room.description && <Truncated text={room.description} className={styles.text} />}
      <ul className={styles.facts}>
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {room.detailsSection.map(({ title, details }) => (
        <Accordion key={title} title={title}>
          <ul className={styles.details}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </Accordion>
      ))}
    </Section>
  )
}
