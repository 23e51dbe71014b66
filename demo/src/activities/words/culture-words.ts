import { texts } from '@escapade/gateway/platform/texts/texts'
import { type OfferWords, tuesdayToSunday } from './offer-words'

export const guidedVisit: OfferWords = {
  theme: '992',
  subjects: ['museum', 'old-town', 'castle'],
  label: texts(
    'Visite guidée et entrée : {center}',
    'Visita guiada y entrada: {center}',
    'Rondleiding met toegang: {center}',
    'Visita guidata e ingresso: {center}',
    'Guided tour and entry: {center}',
  ),
  headwords: texts(
    'Les histoires que les cartels ne racontent pas',
    'Las historias que no caben en las cartelas',
    'De verhalen die niet op de bordjes staan',
    'Le storie che le didascalie non raccontano',
    'The stories that the labels leave out',
  ),
  description: texts(
    'Une guide d’ici vous retrouve sur place, montre ce que l’on ne remarque pas seul, puis vous laisse entrer à votre heure. {at_capital}, deux adresses en une promenade, sans faire la queue.',
    'Una guía local te espera en la puerta, te señala lo que a solas pasa desapercibido y después te deja entrar a tu ritmo. {at_capital}, dos visitas en un paseo y sin hacer cola.',
    'Een gids uit de buurt wacht je op, wijst je op wat je in je eentje zou missen en laat je daarna in je eigen tempo rondkijken. {at_capital}: twee adressen in één wandeling, zonder wachtrij.',
    'Una guida del posto ti aspetta, ti mostra quello che da soli non si nota e poi ti lascia entrare con i tuoi tempi. {at_capital}, due indirizzi in una passeggiata, senza coda.',
    'A local guide meets you there, shows what one misses alone, then leaves you to enter in your own time. {at_capital}, two addresses in one walk, and no queue.',
  ),
  parts: [
    {
      theme: '992',
      title: texts(
        'Promenade guidée et musée',
        'Paseo guiado y museo',
        'Stadswandeling en museum',
        'Passeggiata guidata e museo',
        'Guided walk and museum',
      ),
      description: texts(
        'Une heure avec la guide, puis l’entrée libre jusqu’à la fermeture.',
        'Una hora con la guía y después entrada libre hasta el cierre.',
        'Een uur met de gids, daarna vrij toegang tot sluitingstijd.',
        'Un’ora con la guida, poi ingresso libero fino alla chiusura.',
        'An hour with the guide, then free entry until closing.',
      ),
      composition: [
        texts(
          'Visite d’une heure, douze personnes au plus',
          'Visita de una hora, doce personas como máximo',
          'Rondleiding van een uur, hooguit twaalf personen',
          'Visita di un’ora, al massimo dodici persone',
          'One-hour tour, twelve people at most',
        ),
        texts(
          'Entrée coupe-file',
          'Entrada sin colas',
          'Toegang zonder wachten',
          'Ingresso salta-coda',
          'Skip-the-line entry',
        ),
        texts(
          'Plan illustré de la ville',
          'Plano ilustrado de la ciudad',
          'Geïllustreerde stadsplattegrond',
          'Mappa illustrata della città',
          'Illustrated map of the town',
        ),
      ],
      important: [
        texts(
          'Visite dans la langue du pays ou en anglais.',
          'Visita en el idioma del país o en inglés.',
          'Rondleiding in de landstaal of in het Engels.',
          'Visita nella lingua del paese o in inglese.',
          'The tour is in the local language or in English.',
        ),
      ],
      hours: ['10:00', '17:00'],
    },
  ],
  cents: [1_600, 2_900],
  maxAdults: 6,
  weekdays: tuesdayToSunday,
  capacity: [12, 24],
}

export const eveningConcert: OfferWords = {
  theme: '992',
  subjects: ['concert', 'old-town'],
  label: texts(
    'Soirée concert, {center}',
    'Noche de concierto en {center}',
    'Concertavond in {center}',
    'Serata in concerto, {center}',
    'Concert evening at {center}',
  ),
  headwords: texts(
    'De bonnes places et un verre à l’entracte',
    'Buenas butacas y una copa en el entreacto',
    'Goede plaatsen en een drankje in de pauze',
    'Buoni posti e un calice all’intervallo',
    'Good seats and a glass at the interval',
  ),
  description: texts(
    'De la musique de chambre dans une salle assez petite pour tout entendre. {center} programme chaque semaine de jeunes ensembles {at} ; votre place est au premier rang du parterre ou juste derrière.',
    'Música de cámara en una sala lo bastante pequeña para oírlo todo. {center} programa cada semana a conjuntos jóvenes {at}; tu butaca está en las primeras filas.',
    'Kamermuziek in een zaal die klein genoeg is om alles te horen. {center} programmeert elke week jonge ensembles {at}; je zit op de eerste rijen.',
    'Musica da camera in una sala abbastanza piccola da sentire tutto. {center} ospita ogni settimana giovani ensemble {at}; il tuo posto è nelle prime file.',
    'Chamber music in a hall small enough to hear everything. {center} presents young ensembles {at} every week; your seat is in the first rows.',
  ),
  parts: [
    {
      theme: '992',
      title: texts(
        'Concert de chambre',
        'Concierto de cámara',
        'Kamerconcert',
        'Concerto da camera',
        'Chamber concert',
      ),
      description: texts(
        'Quatre-vingts minutes de musique, entracte compris.',
        'Ochenta minutos de música, con entreacto.',
        'Tachtig minuten muziek, inclusief pauze.',
        'Ottanta minuti di musica, intervallo compreso.',
        'Eighty minutes of music, interval included.',
      ),
      composition: [
        texts(
          'Place de première catégorie',
          'Entrada de primera categoría',
          'Plaats in de eerste rang',
          'Posto di prima categoria',
          'First-category seat',
        ),
        texts(
          'Un verre à l’entracte',
          'Una copa en el entreacto',
          'Een drankje in de pauze',
          'Un calice all’intervallo',
          'A drink at the interval',
        ),
        texts(
          'Programme de la soirée',
          'Programa de mano',
          'Programmaboekje',
          'Programma di sala',
          'Evening programme',
        ),
      ],
      important: [
        texts(
          'Les portes ferment à l’heure dite.',
          'Las puertas se cierran a la hora en punto.',
          'De deuren sluiten stipt op tijd.',
          'Le porte chiudono all’orario indicato.',
          'Doors close on time.',
        ),
      ],
      hours: ['20:00', '21:30'],
    },
  ],
  cents: [2_600, 4_400],
  maxAdults: 4,
  weekdays: [4, 5, 6],
  capacity: [16, 40],
}
