import { type LinkHours, usualLinkHours } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { createContext, type Dispatch, type SetStateAction } from 'react'

/** Hours for which a link holds what it is for, and their choice. */
export const HoursContext = createContext<[LinkHours, Dispatch<SetStateAction<LinkHours>>]>([
  usualLinkHours,
  () => {},
])
