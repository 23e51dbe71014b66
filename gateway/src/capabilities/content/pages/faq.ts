import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const faq: PageSource = {
  title: texts(
    'Questions fréquentes',
    'Preguntas frecuentes',
    'Veelgestelde vragen',
    'Domande frequenti',
    'Frequently asked questions',
  ),
  description: texts(
    'Les réponses aux questions les plus posées sur la réservation, le paiement, les cadeaux et l’arrivée à l’hôtel.',
    'Respuestas a las preguntas más habituales sobre reservas, pagos, regalos y la llegada al hotel.',
    'Antwoorden op de vragen die we het vaakst krijgen over boeken, betalen, cadeaus en aankomen in het hotel.',
    'Le risposte alle domande più frequenti su prenotazioni, pagamenti, regali e arrivo in hotel.',
    'Answers to what people ask most about booking, paying, gifts and arriving at the hotel.',
  ),
  sections: [
    {
      id: 'booking',
      heading: texts(
        'Où retrouver ma réservation ?',
        '¿Dónde encuentro mi reserva?',
        'Waar vind ik mijn boeking?',
        'Dove trovo la mia prenotazione?',
        'Where do I find my booking?',
      ),
      paragraphs: [
        texts(
          'Dans l’e-mail de confirmation, envoyé dès le paiement : il contient votre numéro à huit chiffres et un lien vers votre commande. Pensez à regarder dans les courriers indésirables.',
          'En el correo de confirmación, que enviamos en cuanto pagas: contiene tu número de ocho cifras y un enlace a tu pedido. Mira también en el correo no deseado.',
          'In de bevestigingsmail die je meteen na de betaling krijgt: daar staat je nummer van acht cijfers in en een link naar je bestelling. Kijk ook even bij de ongewenste mail.',
          'Nell’e-mail di conferma, inviata subito dopo il pagamento: contiene il tuo numero di otto cifre e un link all’ordine. Controlla anche la posta indesiderata.',
          'In the confirmation e-mail, sent as soon as you have paid: it holds your eight-digit number and a link to your order. Have a look at your spam folder too.',
        ),
      ],
    },
    {
      id: 'change',
      heading: texts(
        'Puis-je modifier ou annuler mon séjour ?',
        '¿Puedo cambiar o cancelar mi estancia?',
        'Kan ik mijn verblijf wijzigen of annuleren?',
        'Posso modificare o annullare il mio soggiorno?',
        'Can I change or cancel my stay?',
      ),
      paragraphs: [
        texts(
          'Cela dépend du séjour : la condition et la date limite sont affichées sur sa page, avant le paiement et dans votre confirmation. Un séjour non échangeable et non remboursable le reste jusqu’à l’arrivée.',
          'Depende de la estancia: la condición y la fecha límite figuran en su página, antes del pago y en tu confirmación. Una estancia sin cambios ni reembolsos lo es hasta la llegada.',
          'Dat hangt van het verblijf af: de voorwaarde en de uiterste datum staan op de pagina, vóór de betaling en in je bevestiging. Een verblijf dat niet te wijzigen is, blijft dat tot de aankomst.',
          'Dipende dal soggiorno: la condizione e la data limite sono indicate nella sua pagina, prima del pagamento e nella conferma. Un soggiorno non modificabile e non rimborsabile resta tale fino all’arrivo.',
          'That depends on the stay: the condition and its deadline are shown on its page, before you pay and in your confirmation. A stay that cannot be exchanged or refunded stays so until arrival.',
        ),
      ],
    },
    {
      id: 'payment',
      heading: texts(
        'Quand ma carte est-elle débitée ?',
        '¿Cuándo se cobra en mi tarjeta?',
        'Wanneer wordt het bedrag van mijn kaart afgeschreven?',
        'Quando viene addebitata la mia carta?',
        'When is my card charged?',
      ),
      paragraphs: [
        texts(
          'Au moment de la commande, du montant affiché sur le bouton. Si vous payez plus tard ou en plusieurs fois, chaque échéance est indiquée avant de commander. La taxe de séjour, quand le prix ne la comprend pas, se règle à l’hôtel : son montant figure à côté du prix.',
          'En el momento del pedido, por el importe que muestra el botón. Si pagas más tarde o a plazos, cada pago se indica antes de hacer el pedido. La tasa turística, cuando el precio no la incluye, se paga en el hotel: su importe figura junto al precio.',
          'Op het moment van de bestelling, met het bedrag dat op de knop staat. Betaal je later of in delen, dan zie je elke betaling voordat je bestelt. Toeristenbelasting die niet in de prijs zit, betaal je in het hotel: het bedrag staat naast de prijs.',
          'Al momento dell’ordine, dell’importo indicato sul pulsante. Se paghi più tardi o a rate, ogni scadenza è indicata prima dell’ordine. La tassa di soggiorno, se non è compresa nel prezzo, si paga in hotel: l’importo è indicato accanto al prezzo.',
          'When you order, for the amount on the button. If you pay later or in instalments, each payment is shown before you order. Local tax that the price does not include is paid at the hotel: its amount stands beside the price.',
        ),
      ],
    },
    {
      id: 'gift',
      heading: texts(
        'Comment utiliser un cadeau reçu ?',
        '¿Cómo uso un regalo que he recibido?',
        'Hoe gebruik ik een cadeau dat ik kreeg?',
        'Come uso un regalo che ho ricevuto?',
        'How do I use a gift that I received?',
      ),
      paragraphs: [
        texts(
          'Chaque cadeau porte un code et reste valable un an. Gardez-le : il vous sera demandé au moment de choisir vos dates.',
          'Cada regalo lleva un código y es válido un año. Guárdalo: te lo pediremos al elegir las fechas.',
          'Elk cadeau heeft een code en blijft een jaar geldig. Bewaar die: we vragen ernaar wanneer je je data kiest.',
          'Ogni regalo ha un codice ed è valido un anno. Conservalo: ti sarà chiesto quando scegli le date.',
          'Every gift carries a code and is valid for one year. Keep it: you are asked for it when you choose your dates.',
        ),
      ],
    },
    {
      id: 'hotel',
      heading: texts(
        'Puis-je demander une attention à l’hôtel ?',
        '¿Puedo pedir algo especial al hotel?',
        'Kan ik het hotel iets speciaals vragen?',
        'Posso chiedere qualcosa di speciale all’hotel?',
        'Can I ask the hotel for something special?',
      ),
      paragraphs: [
        texts(
          'Oui : un champ est prévu pour cela au moment de réserver. L’hôtel lit votre mot et fait au mieux, sans que nous puissions le promettre.',
          'Sí: al reservar hay un campo para ello. El hotel lee tu mensaje y hace lo posible, aunque no podemos prometerlo.',
          'Ja: bij het boeken is daar een veld voor. Het hotel leest je bericht en doet zijn best, al kunnen we het niet beloven.',
          'Sì: al momento della prenotazione c’è un campo apposta. L’hotel legge il tuo messaggio e fa il possibile, anche se non possiamo prometterlo.',
          'Yes: there is a field for it when you book. The hotel reads your note and does its best, though we cannot promise it.',
        ),
      ],
    },
  ],
}
