import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const withdrawal: PageSource = {
  title: texts(
    'Se rétracter',
    'Desistir de la compra',
    'Je aankoop herroepen',
    'Recedere dall’acquisto',
    'Withdrawing',
  ),
  description: texts(
    'Quels achats peuvent être rendus, et pendant combien de temps.',
    'Qué compras pueden devolverse y durante cuánto tiempo.',
    'Welke aankopen je kunt teruggeven, en hoe lang.',
    'Quali acquisti si possono restituire e per quanto tempo.',
    'Which purchases can be given back, and for how long.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'Un bon, un coffret ou une carte cadeau sans date peut être rendu pendant quatorze jours après l’achat, sans donner de raison. Deux étapes suffisent, sans compte : indiquez ci-dessous le numéro et l’e-mail de votre commande, puis déclarez votre rétractation. Nous en accusons réception par e-mail, avec la date et l’heure.',
          'Un bono, una caja o una tarjeta regalo sin fecha puede devolverse durante catorce días tras la compra, sin dar motivo. Bastan dos pasos, sin cuenta: indica abajo el número y el correo de tu pedido y declara el desistimiento. Te confirmamos la recepción por correo, con fecha y hora.',
          'Een bon, box of cadeaukaart zonder datum kun je veertien dagen na de aankoop teruggeven, zonder reden op te geven. Dat gaat in twee stappen, zonder account: vul hieronder het nummer en het e-mailadres van je bestelling in en herroep je aankoop. We bevestigen de ontvangst per e-mail, met datum en tijd.',
          'Un buono, un cofanetto o una carta regalo senza data si può restituire entro quattordici giorni dall’acquisto, senza dare un motivo. Bastano due passi, senza account: indica qui sotto il numero e l’e-mail dell’ordine, poi dichiara il recesso. Confermiamo la ricezione via e-mail, con data e ora.',
          'A voucher, box or gift card without a date can be given back for fourteen days after purchase, without a reason. It takes two steps and no account: give the number and e-mail of your order below, then declare your withdrawal. We acknowledge it by e-mail, with date and time.',
        ),
        texts(
          'Un séjour ou une activité à date fixe n’est pas concerné : la loi l’exclut du droit de rétractation. Ses conditions d’annulation s’appliquent.',
          'Una estancia o actividad con fecha queda fuera: la ley la excluye del desistimiento. Se aplican sus condiciones de cancelación.',
          'Een verblijf of activiteit op een vaste datum valt hier niet onder: de wet sluit dat uit. De annuleringsvoorwaarden gelden.',
          'Un soggiorno o un’attività con data fissa non rientra: la legge lo esclude. Valgono le sue condizioni di annullamento.',
          'A stay or activity on a fixed date is not covered: the law exempts it. Its cancellation conditions apply.',
        ),
      ],
    },
  ],
}
