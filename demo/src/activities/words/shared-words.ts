import { texts } from '@escapade/gateway/platform/texts/texts'

/** Good to know before one goes; two of them stand on each offer. */
export const niceToKnow = [
  texts(
    'Réservez votre créneau directement auprès de l’établissement, avec le numéro du bon.',
    'Reserva tu turno directamente con el establecimiento, con el número del bono.',
    'Reserveer een tijdstip rechtstreeks bij de zaak, met het nummer van je bon.',
    'Prenota l’orario direttamente con la struttura, con il numero del buono.',
    'Book your slot directly with the house, giving the number of the voucher.',
  ),
  texts(
    'Le week-end se remplit vite : appelez une dizaine de jours avant.',
    'Los fines de semana se llenan pronto: llama con unos diez días de antelación.',
    'Het weekend is snel volgeboekt: bel een dag of tien vooraf.',
    'Il weekend si riempie in fretta: chiama una decina di giorni prima.',
    'Weekends fill up fast: call about ten days ahead.',
  ),
  texts(
    'Parking public à quelques minutes à pied.',
    'Aparcamiento público a pocos minutos a pie.',
    'Openbare parkeerplaats op enkele minuten lopen.',
    'Parcheggio pubblico a pochi minuti a piedi.',
    'Public car park a few minutes’ walk away.',
  ),
  texts(
    'Accessible en fauteuil roulant, dites-le en réservant.',
    'Accesible en silla de ruedas; indícalo al reservar.',
    'Rolstoeltoegankelijk; meld het als je reserveert.',
    'Accessibile in sedia a rotelle, segnalalo quando prenoti.',
    'Wheelchair accessible; please say so when booking.',
  ),
]

export const cancellation = texts(
  'Le jour de la visite se change sans frais jusqu’à la veille.',
  'El día de la visita se puede cambiar sin gastos hasta la víspera.',
  'De dag van je bezoek kun je tot de dag ervoor kosteloos verzetten.',
  'Il giorno della visita si può cambiare senza spese fino al giorno prima.',
  'The day of the visit can be changed free of charge until the day before.',
)

export const opening = texts(
  '{days}, de {from} à {to}',
  '{days}, de {from} a {to}',
  '{days}, van {from} tot {to}',
  '{days}, dalle {from} alle {to}',
  '{days}, from {from} to {to}',
)

/** The open days in words, by their ISO weekdays in a row. */
export const openDays = {
  '1234567': texts('Tous les jours', 'Todos los días', 'Elke dag', 'Tutti i giorni', 'Every day'),
  '234567': texts(
    'Du mardi au dimanche',
    'De martes a domingo',
    'Van dinsdag tot en met zondag',
    'Dal martedì alla domenica',
    'Tuesday to Sunday',
  ),
  '23456': texts(
    'Du mardi au samedi',
    'De martes a sábado',
    'Van dinsdag tot en met zaterdag',
    'Dal martedì al sabato',
    'Tuesday to Saturday',
  ),
  '34567': texts(
    'Du mercredi au dimanche',
    'De miércoles a domingo',
    'Van woensdag tot en met zondag',
    'Dal mercoledì alla domenica',
    'Wednesday to Sunday',
  ),
  '67': texts(
    'Le samedi et le dimanche',
    'Sábados y domingos',
    'Op zaterdag en zondag',
    'Il sabato e la domenica',
    'Saturday and Sunday',
  ),
  '356': texts(
    'Le mercredi, le vendredi et le samedi',
    'Miércoles, viernes y sábados',
    'Op woensdag, vrijdag en zaterdag',
    'Il mercoledì, il venerdì e il sabato',
    'Wednesday, Friday and Saturday',
  ),
  '456': texts(
    'Du jeudi au samedi',
    'De jueves a sábado',
    'Van donderdag tot en met zaterdag',
    'Dal giovedì al sabato',
    'Thursday to Saturday',
  ),
} as const
