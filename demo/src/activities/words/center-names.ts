import type { CenterKind } from '@escapade/gateway/capabilities/activities/activity-tables'
import type { Language } from '@escapade/shared-contracts/rules/visitor/locale'

type Named = Exclude<CenterKind, 'hotel'>

/** Names of houses, by the language spoken there. */
export const centerNames: Record<Exclude<Language, 'en'>, Record<Named, string[]>> = {
  fr: {
    baths: [
      'Les Bains du Lavoir',
      'Hammam des Tanneurs',
      'Bains de la Source',
      'La Vapeur Bleue',
      'Les Thermes du Moulin',
    ],
    studio: [
      'Studio Mains Calmes',
      'Maison Amande',
      'L’Atelier du Dos',
      'Le Cabinet des Plantes',
      'Pause et Basalte',
    ],
    restaurant: [
      'La Table d’Adèle',
      'Le Comptoir du Marché',
      'Rose et Paul',
      'L’Ardoise',
      'Le Petit Fourneau',
      'Les Deux Marmites',
    ],
    cellar: [
      'La Cave aux Ormeaux',
      'Le Chai Vieux',
      'Le Bar du Premier',
      'Cave Sainte-Claire',
      'Le Zinc d’Argent',
    ],
    culture: [
      'Maison des Imagiers',
      'Musée de l’Ancienne Halle',
      'La Chapelle Sonore',
      'Hôtel des Échevins',
      'Le Cloître Neuf',
    ],
  },
  es: {
    baths: ['Baños del Aljibe', 'Baños de la Judería', 'Aguas de Azahar', 'Los Baños Viejos'],
    studio: ['Manos de Agua', 'Casa Almendra', 'Estudio Basalto', 'La Calma'],
    restaurant: ['Casa Remedios', 'La Alacena', 'El Fogón de Julia', 'Taberna del Olivo', 'Mesa Larga'],
    cellar: ['Bodega Tres Llaves', 'La Cuba Honda', 'Vinos del Arrabal', 'Bar Azulejo'],
    culture: ['Casa de los Oficios', 'Museo de la Lonja', 'Sala Capitular', 'El Patio de las Artes'],
  },
  it: {
    baths: ['Terme del Chiostro', 'I Bagni Vecchi', 'Acqua e Pietra', 'Hammam della Luna'],
    studio: ['Mani Lente', 'Studio Lavanda', 'Casa Basalto', 'La Quiete'],
    restaurant: ['Osteria del Pozzo', 'Nives', 'Trattoria Due Fuochi', 'La Dispensa', 'Al Gelso'],
    cellar: ['Cantina Sette Scalini', 'Enoteca del Borgo', 'Bar Amaranto', 'La Botte Piccola'],
    culture: ['Palazzo degli Stampatori', 'Museo della Loggia', 'Sala della Musica', 'Il Chiostro Alto'],
  },
  nl: {
    baths: ['Badhuis aan de Vest', 'Hammam De Gracht', 'De Warme Bron', 'Stoomhuis Zuid'],
    studio: ['Studio Rusthand', 'Huis van Linde', 'Basalt & Balsem', 'De Stille Kamer'],
    restaurant: ['Tafel van Toos', 'De Zilte Lepel', 'Marijn', 'Het Kookhuis', 'De Oude Ketel'],
    cellar: ['Kelder Negen', 'Proeflokaal De Kraan', 'Bar Bovenkamer', 'Het Wijnpakhuis'],
    culture: ['Huis der Ambachten', 'Museum De Waag', 'De Klankzaal', 'Het Begijnhuis'],
  },
}
