import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const about: PageSource = {
  title: texts('Qui nous sommes', 'Quiénes somos', 'Wie we zijn', 'Chi siamo', 'Who we are'),
  description: texts(
    'Quinze ans de week-ends, avec les mêmes hôteliers.',
    'Quince años de fines de semana, con los mismos hoteleros.',
    'Vijftien jaar weekends, met dezelfde hoteliers.',
    'Quindici anni di weekend, con gli stessi albergatori.',
    'Fifteen years of weekends, with the same hotels.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Un week-end, c’est court. Nous passons donc le temps à votre place : trouver la chambre qui a la vue, réserver la table, caler le massage entre les deux. Vous n’avez plus qu’à partir.',
          'Un fin de semana es corto. Por eso dedicamos el tiempo por ti: buscar la habitación con vistas, reservar la mesa, encajar el masaje entre medias. Tú solo tienes que salir.',
          'Een weekend is kort. Daarom steken wij de tijd erin: de kamer met het uitzicht vinden, de tafel boeken, de massage er precies tussen plannen. Jij hoeft alleen nog te vertrekken.',
          'Un weekend è breve. Perciò il tempo lo mettiamo noi: trovare la camera con la vista, prenotare il tavolo, incastrare il massaggio. A te resta solo partire.',
          'A weekend is short. So we spend the time for you: finding the room with the view, booking the table, fitting the massage in between. All that is left for you is to go.',
        ),
        texts(
          'Nous travaillons depuis quinze ans avec les mêmes hôtels, en France, en Belgique, aux Pays-Bas, en Espagne et en Italie.',
          'Trabajamos desde hace quince años con los mismos hoteles, en Francia, Bélgica, Países Bajos, España e Italia.',
          'We werken al vijftien jaar met dezelfde hotels, in Frankrijk, België, Nederland, Spanje en Italië.',
          'Lavoriamo da quindici anni con gli stessi hotel, in Francia, Belgio, Paesi Bassi, Spagna e Italia.',
          'We have worked for fifteen years with the same hotels, in France, Belgium, the Netherlands, Spain and Italy.',
        ),
      ],
    },
  ],
}
