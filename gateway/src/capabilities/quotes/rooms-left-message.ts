import { areFewRooms } from '@escapade/shared-contracts/rules/stays/few-rooms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { quoteTexts } from './texts/texts'

export const roomsLeftMessage = ({ rooms, locale }: { rooms: number; locale: Locale }): string | null =>
  areFewRooms(rooms) ? quoteTexts(locale)('roomsLeft', { count: rooms }) : null
