import { texts } from '../../platform/texts/texts'

/** Groups of a hotel's practical information and what only they list. */
export const hotelInfos = {
  food: texts('Restauration', 'Comidas', 'Eten en drinken', 'Ristorazione', 'Food and drink'),
  wellness: texts('Bien-être', 'Bienestar', 'Wellness', 'Benessere', 'Wellness'),
  outdoors: texts('Dehors', 'Exterior', 'Buiten', 'All’aperto', 'Outdoors'),
  services: texts('Services', 'Servicios', 'Diensten', 'Servizi', 'Services'),
  comfort: texts('Confort', 'Confort', 'Comfort', 'Comfort', 'Comfort'),
  'private-parking': texts(
    'Parking privé gratuit',
    'Aparcamiento privado gratuito',
    'Gratis eigen parkeerplaats',
    'Parcheggio privato gratuito',
    'Free private car park',
  ),
  'public-parking': texts(
    'Parking public payant à 300 m',
    'Aparcamiento público de pago a 300 m',
    'Betaalde openbare parkeerplaats op 300 m',
    'Parcheggio pubblico a pagamento a 300 m',
    'Public car park 300 m away, charges apply',
  ),
  breakfast: texts('Petit-déjeuner', 'Desayuno', 'Ontbijt', 'Colazione', 'Breakfast'),
  'luggage-room': texts(
    'Bagagerie',
    'Consigna de equipaje',
    'Bagageruimte',
    'Deposito bagagli',
    'Luggage room',
  ),
  reception: texts(
    'Réception 24 h/24',
    'Recepción 24 horas',
    'Receptie dag en nacht open',
    'Reception 24 ore su 24',
    '24-hour reception',
  ),
} as const
export type HotelInfoCode = keyof typeof hotelInfos
