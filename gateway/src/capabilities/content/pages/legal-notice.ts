import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const legalNotice: PageSource = {
  title: texts('Mentions légales', 'Aviso legal', 'Juridische informatie', 'Note legali', 'Legal notice'),
  description: texts(
    'Qui édite ce site et comment nous joindre.',
    'Quién publica este sitio y cómo contactar.',
    'Wie deze site uitgeeft en hoe je ons bereikt.',
    'Chi pubblica questo sito e come contattarci.',
    'Who publishes this site and how to reach us.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Escapade vend des séjours courts, des activités et des cadeaux en France, en Belgique, aux Pays-Bas, en Espagne et en Italie. Notre service client répond aux horaires indiqués sur la page de contact.',
          'Escapade vende estancias cortas, actividades y regalos en Francia, Bélgica, Países Bajos, España e Italia. Nuestra atención al cliente responde en el horario indicado en la página de contacto.',
          'Escapade verkoopt korte verblijven, activiteiten en cadeaus in Frankrijk, België, Nederland, Spanje en Italië. Onze klantenservice is bereikbaar op de tijden die op de contactpagina staan.',
          'Escapade vende soggiorni brevi, attività e regali in Francia, Belgio, Paesi Bassi, Spagna e Italia. Il nostro servizio clienti risponde negli orari indicati nella pagina dei contatti.',
          'Escapade sells short stays, activities and gifts in France, Belgium, the Netherlands, Spain and Italy. Our customer care answers at the hours stated on the contact page.',
        ),
        texts(
          'Les noms et positions des lieux proviennent en partie de GeoNames, sous licence CC BY 4.0 ; les hébergements classés français proviennent du registre public, sous Licence Ouverte 2.0.',
          'Los nombres y posiciones de los lugares proceden en parte de GeoNames, con licencia CC BY 4.0; los alojamientos franceses clasificados proceden del registro público, con Licence Ouverte 2.0.',
          'Namen en posities van plaatsen komen deels van GeoNames, onder CC BY 4.0; de Franse geclassificeerde logies komen uit het openbare register, onder Licence Ouverte 2.0.',
          'I nomi e le posizioni dei luoghi provengono in parte da GeoNames, con licenza CC BY 4.0; le strutture francesi classificate provengono dal registro pubblico, con Licence Ouverte 2.0.',
          'Names and positions of places come in part from GeoNames, under CC BY 4.0; French classified accommodation comes from the public register, under Licence Ouverte 2.0.',
        ),
      ],
    },
  ],
}
