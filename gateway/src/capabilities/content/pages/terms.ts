import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const terms: PageSource = {
  title: texts(
    'Conditions de vente',
    'Condiciones de venta',
    'Verkoopvoorwaarden',
    'Condizioni di vendita',
    'Terms of sale',
  ),
  description: texts(
    'Ce à quoi vous et nous nous engageons quand vous réservez.',
    'A qué nos comprometemos tú y nosotros cuando reservas.',
    'Waartoe jij en wij ons verbinden wanneer je boekt.',
    'A che cosa ci impegniamo tu e noi quando prenoti.',
    'What you and we commit to when you book.',
  ),
  sections: [
    {
      heading: texts('La commande', 'El pedido', 'De bestelling', 'L’ordine', 'The order'),
      paragraphs: [
        texts(
          'Le contrat est conclu lorsque vous pressez le bouton qui oblige à payer et que le paiement aboutit. La chambre est retenue quinze minutes pendant que vous payez. Nous confirmons aussitôt par e-mail, avec votre numéro de réservation.',
          'El contrato se cierra cuando pulsas el botón que obliga a pagar y el pago se realiza. La habitación se guarda quince minutos mientras pagas. Confirmamos enseguida por correo, con tu número de reserva.',
          'De overeenkomst komt tot stand wanneer je op de knop drukt die tot betaling verplicht en de betaling lukt. De kamer wordt een kwartier vastgehouden terwijl je betaalt. We bevestigen meteen per e-mail, met je boekingsnummer.',
          'Il contratto si conclude quando premi il pulsante che obbliga a pagare e il pagamento va a buon fine. La camera è tenuta quindici minuti mentre paghi. Confermiamo subito via e-mail, con il numero di prenotazione.',
          'The contract is made when you press the button that obliges you to pay and the payment succeeds. The room is held for fifteen minutes while you pay. We confirm at once by e-mail, with your booking number.',
        ),
      ],
    },
    {
      heading: texts('Le prix', 'El precio', 'De prijs', 'Il prezzo', 'The price'),
      paragraphs: [
        texts(
          'Les prix sont en euros, toutes taxes comprises, pour l’ensemble des voyageurs et des nuits indiqués. Seule la taxe de séjour peut s’y ajouter sur place ; son montant est affiché. Un prix barré est le prix le plus bas des trente jours précédents.',
          'Los precios son en euros, impuestos incluidos, para todos los viajeros y noches indicados. Solo puede añadirse la tasa turística en el hotel; su importe está indicado. Un precio tachado es el más bajo de los treinta días anteriores.',
          'Prijzen zijn in euro, inclusief alle belastingen, voor alle genoemde reizigers en nachten samen. Alleen toeristenbelasting kan ter plaatse bijkomen; het bedrag staat vermeld. Een doorgestreepte prijs is de laagste van de dertig dagen ervoor.',
          'I prezzi sono in euro, tasse incluse, per tutti i viaggiatori e le notti indicati. In hotel può aggiungersi solo la tassa di soggiorno; l’importo è indicato. Un prezzo barrato è il più basso dei trenta giorni precedenti.',
          'Prices are in euros, all taxes included, for all the travellers and nights stated. Only local tax may be added on site; its amount is shown. A struck-through price is the lowest of the thirty days before.',
        ),
      ],
    },
    {
      heading: texts(
        'Modifier et annuler',
        'Cambiar y cancelar',
        'Wijzigen en annuleren',
        'Modificare e annullare',
        'Changing and cancelling',
      ),
      paragraphs: [
        texts(
          'La condition du séjour choisi est affichée avant le paiement et rappelée dans la confirmation. Les séjours à dates fixes sont exclus du droit de rétractation ; les bons sans date peuvent être rendus pendant quatorze jours.',
          'La condición de la estancia se muestra antes del pago y en la confirmación. Las estancias con fecha quedan fuera del derecho de desistimiento; los bonos sin fecha pueden devolverse durante catorce días.',
          'De voorwaarde van het gekozen verblijf staat vóór de betaling en in de bevestiging. Verblijven op vaste data vallen buiten het herroepingsrecht; bonnen zonder datum kun je veertien dagen lang teruggeven.',
          'La condizione del soggiorno è indicata prima del pagamento e nella conferma. I soggiorni con date fisse sono esclusi dal diritto di recesso; i buoni senza data si possono restituire per quattordici giorni.',
          'The condition of the stay is shown before payment and in the confirmation. Stays with fixed dates are exempt from withdrawal; vouchers without dates can be given back for fourteen days.',
        ),
      ],
    },
  ],
}
