import { createContext, type Dispatch, type SetStateAction } from 'react'
import type { LinkHours } from './send-link'

/** Hours for which a link holds what it is for, and their choice. */
export const HoursContext = createContext<[LinkHours, Dispatch<SetStateAction<LinkHours>>]>([4, () => {}])
