import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const privacy: PageSource = {
  title: texts('Confidentialité', 'Privacidad', 'Privacy', 'Privacy', 'Privacy'),
  description: texts(
    'Quelles données nous gardons, pourquoi et combien de temps.',
    'Qué datos guardamos, por qué y cuánto tiempo.',
    'Welke gegevens we bewaren, waarom en hoe lang.',
    'Quali dati conserviamo, perché e per quanto tempo.',
    'Which data we keep, why and for how long.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Pour une réservation, nous gardons vos coordonnées, votre séjour et votre paiement, le temps qu’imposent les règles comptables. Votre numéro de carte va au prestataire de paiement et n’arrive jamais chez nous.',
          'Para una reserva guardamos tus datos de contacto, tu estancia y tu pago, durante el tiempo que exige la contabilidad. El número de tu tarjeta va al proveedor de pago y nunca llega a nosotros.',
          'Voor een boeking bewaren we je contactgegevens, je verblijf en je betaling, zolang de boekhoudregels dat vragen. Je kaartnummer gaat naar de betaaldienst en komt nooit bij ons.',
          'Per una prenotazione conserviamo i tuoi contatti, il soggiorno e il pagamento, per il tempo richiesto dalle norme contabili. Il numero della carta va al fornitore di pagamento e non arriva mai a noi.',
          'For a booking we keep your contact details, your stay and your payment for as long as accounting rules ask. Your card number goes to the payment provider and never reaches us.',
        ),
        texts(
          'Vos favoris, vos recherches récentes et ce que vous saisissez avant de payer restent sur votre appareil. La mesure d’audience ne commence qu’avec votre accord, et vous pouvez le retirer à tout moment depuis le bas de chaque page. Avec cet accord, nous essayons parfois deux versions d’une page ; la vôtre reste la même d’une visite à l’autre.',
          'Tus favoritos, tus búsquedas recientes y lo que escribes antes de pagar se quedan en tu dispositivo. La medición de audiencia solo empieza con tu permiso, que puedes retirar cuando quieras al pie de cada página. Con ese permiso probamos a veces dos versiones de una página; la tuya es la misma en cada visita.',
          'Je favorieten, recente zoekopdrachten en wat je voor de betaling invult, blijven op je toestel. Metingen beginnen pas met jouw toestemming, en die trek je onderaan elke pagina op elk moment in. Met die toestemming proberen we soms twee versies van een pagina uit; die van jou blijft bij elk bezoek dezelfde.',
          'I tuoi preferiti, le ricerche recenti e ciò che scrivi prima di pagare restano sul tuo dispositivo. Le statistiche partono solo con il tuo consenso, che puoi ritirare in qualsiasi momento in fondo a ogni pagina. Con questo consenso a volte proviamo due versioni di una pagina; la tua resta la stessa a ogni visita.',
          'Your favourites, recent searches and what you type before paying stay on your device. Measurement starts only with your consent, which you can withdraw at any time at the foot of every page. With that consent we sometimes try two versions of a page; yours stays the same from visit to visit.',
        ),
      ],
    },
  ],
}
