import { screen, within } from '@testing-library/react'

/** Criteria of two nights. */
export const dated = 'checkin=2026-12-04&checkout=2026-12-06&nights=2'

const name = 'Book this stay'

/** Region in which a stay is booked: dates, party, price and the button. */
export const card = () => within(screen.getByRole('region', { name }))
export const findCard = async () => within(await screen.findByRole('region', { name }))
