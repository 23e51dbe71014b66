import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import styles from './HotelDialog.module.scss'

export const Services = ({ hotel }: { hotel: Pick<Hotel, 'facilities'> }) => (
  <ul className={styles.checks}>
    {hotel.facilities.map(({ id, label }) => (
      <li key={id}>{label}</li>
    ))}
  </ul>
)
