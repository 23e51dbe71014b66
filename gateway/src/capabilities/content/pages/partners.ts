import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const partners: PageSource = {
  title: texts(
    'Hôteliers partenaires',
    'Hoteles colaboradores',
    'Partnerhotels',
    'Hotel partner',
    'Partner hotels',
  ),
  description: texts(
    'Rejoindre Escapade quand on tient un hôtel.',
    'Unirse a Escapade si tienes un hotel.',
    'Je hotel bij Escapade.',
    'Entrare in Escapade con il proprio hotel.',
    'Joining Escapade with your hotel.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Vous tenez un hôtel, une table, un spa ? Nous construisons avec vous des séjours qui remplissent vos nuits calmes sans brader les autres. Vous gardez la main sur vos prix et vos disponibilités.',
          '¿Tienes un hotel, un restaurante, un spa? Creamos contigo estancias que llenan tus noches tranquilas sin malvender las demás. Tú decides precios y disponibilidad.',
          'Heb je een hotel, een restaurant, een spa? Samen maken we verblijven die je rustige nachten vullen zonder de andere te verramsjen. Jij beslist over prijzen en beschikbaarheid.',
          'Hai un hotel, un ristorante, una spa? Costruiamo con te soggiorni che riempiono le notti tranquille senza svendere le altre. Prezzi e disponibilità restano nelle tue mani.',
          'Do you run a hotel, a restaurant, a spa? We build stays with you that fill your quiet nights without selling off the others. Prices and availability stay in your hands.',
        ),
        texts(
          'Écrivez-nous depuis la page de contact, en choisissant le motif qui s’en approche le plus : une personne vous rappelle.',
          'Escríbenos desde la página de contacto con el motivo que más se acerque: te llamará una persona.',
          'Schrijf ons via de contactpagina met de reden die het dichtst in de buurt komt: iemand belt je terug.',
          'Scrivici dalla pagina dei contatti scegliendo il motivo più vicino: una persona ti richiama.',
          'Write to us from the contact page with the reason that comes closest: a person calls you back.',
        ),
      ],
    },
  ],
}
