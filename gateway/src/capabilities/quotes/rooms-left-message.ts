import { areFewRooms } from '@escapade/shared-contracts/rules/stays/few-rooms'
import type { ContentLanguage } from '../../platform/texts/texts'

const messages: Record<ContentLanguage, (rooms: number) => string> = {
  en: (rooms) => (rooms === 1 ? 'Only 1 room left' : `Only ${rooms} rooms left`),
  fr: (rooms) => (rooms === 1 ? 'Plus qu’une chambre' : `Plus que ${rooms} chambres`),
  es: (rooms) => (rooms === 1 ? 'Solo queda 1 habitación' : `Solo quedan ${rooms} habitaciones`),
  nl: (rooms) => (rooms === 1 ? 'Nog maar 1 kamer' : `Nog maar ${rooms} kamers`),
  it: (rooms) => (rooms === 1 ? 'Rimane solo 1 camera' : `Rimangono solo ${rooms} camere`),
}

export const roomsLeftMessage = ({
  rooms,
  language,
}: {
  rooms: number
  language: ContentLanguage
}): string | null => (areFewRooms(rooms) ? messages[language](rooms) : null)
