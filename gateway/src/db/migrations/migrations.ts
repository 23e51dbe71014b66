import type { Migration } from 'kysely'
import * as initial from './001-initial'
import * as suggestions from './002-suggestions'
import * as stayMonths from './003-stay-months'
import * as orders from './004-orders'
import * as activities from './005-activities'
import * as gifts from './006-gifts'
import * as afterSales from './007-after-sales'
import * as content from './008-content'
import * as heartbeat from './009-heartbeat'
import * as searchChanges from './010-search-changes'
import * as flashDeals from './011-flash-deals'
import * as loans from './012-loans'
import * as visitDays from './013-visit-days'
import * as noTypoTable from './015-no-typo-table'
import * as wholePrices from './016-whole-prices'
import * as placeAliases from './017-place-aliases'
import * as flagShares from './018-flag-shares'
import * as wordsAlone from './020-words-alone'
import * as closedNights from './021-closed-nights'
import * as revisions from './023-revisions'
import * as singleOccupancy from './025-single-occupancy'
import * as nightsByMonth from './026-nights-by-month'
import * as dealsRememberPrices from './028-deals-remember-prices'
import * as assets from './030-assets'
import * as abuseLimits from './031-abuse-limits'
import * as paymentEvents from './032-payment-events'
import * as ordersByEmail from './033-orders-by-email'
import * as agentActions from './034-agent-actions'
import * as promotedGifts from './035-promoted-gifts'
import * as moneyReturns from './036-money-returns'
import * as missedInstalments from './037-missed-instalments'
import * as giftDelivery from './038-gift-delivery'
import * as creditNotes from './039-credit-notes'
import * as ordersThatAskFirst from './040-orders-that-ask-first'
import * as stayReminders from './041-stay-reminders'
import * as endedAgentSessions from './042-ended-agent-sessions'
import * as hotelPhones from './043-hotel-phones'
import * as guestReviews from './044-guest-reviews'
import * as voucherKeys from './045-voucher-keys'
import * as orderEvents from './046-order-events'
import * as callers from './047-callers'
import * as accounts from './048-accounts'
import * as accountLists from './049-account-lists'
import * as accountGifts from './050-account-gifts'
import * as accountCalendars from './051-account-calendars'
import * as passkeys from './052-passkeys'
import * as accountMailboxes from './053-account-mailboxes'
import * as accountNews from './054-account-news'
import * as desk from './055-desk'
import * as orderApprovals from './056-order-approvals'
import * as personRequests from './057-person-requests'
import * as mailCopies from './058-mail-copies'
import * as cardsOfPayments from './059-cards-of-payments'
import * as mentions from './060-mentions'
import * as whatBoxesOpen from './061-what-boxes-open'
import * as heldGifts from './062-held-gifts'
import * as defaultContent from './063-default-content'
import * as pageVersions from './064-page-versions'
import * as helpVotes from './065-help-votes'
import * as sentMails from './066-sent-mails'
import * as caseAttachments from './067-case-attachments'
import * as providerFacts from './068-provider-facts'
import * as waitingList from './069-waiting-list'
import * as refusedEffects from './070-refused-effects'
import * as landmarks from './071-landmarks'
import * as channels from './072-channels'
import * as cardDesigns from './073-card-designs'
import * as lengthsAndDepartures from './074-lengths-and-departures'
import * as leadDays from './075-lead-days'
import * as singlePrices from './076-single-prices'
import * as cancelDays from './077-cancel-days'
import * as ownLabels from './078-own-labels'

/** Stands for a step of functions and triggers, which `functions.sql` holds now: databases remember it by its name. */
const functionsAlone: Migration = { up: async () => {}, down: async () => {} }

/** In the order of their names. A migration that was released is never changed: add the next one. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-suggestions': suggestions,
  '003-stay-months': stayMonths,
  '004-orders': orders,
  '005-activities': activities,
  '006-gifts': gifts,
  '007-after-sales': afterSales,
  '008-content': content,
  '009-heartbeat': heartbeat,
  '010-search-changes': searchChanges,
  '011-flash-deals': flashDeals,
  '011-stay-months-by-room': functionsAlone,
  '012-loans': loans,
  '013-visit-days': visitDays,
  '014-search-gift-rates': functionsAlone,
  '015-no-typo-table': noTypoTable,
  '016-whole-prices': wholePrices,
  '017-place-aliases': placeAliases,
  '018-flag-shares': flagShares,
  '019-months-in-one-pass': functionsAlone,
  '020-words-alone': wordsAlone,
  '021-closed-nights': closedNights,
  '023-revisions': revisions,
  '024-codes-are-announced': functionsAlone,
  '025-single-occupancy': singleOccupancy,
  '026-nights-by-month': nightsByMonth,
  '027-sold-nights': functionsAlone,
  '028-deals-remember-prices': dealsRememberPrices,
  '030-assets': assets,
  '031-abuse-limits': abuseLimits,
  '032-payment-events': paymentEvents,
  '033-orders-by-email': ordersByEmail,
  '034-agent-actions': agentActions,
  '035-promoted-gifts': promotedGifts,
  '036-money-returns': moneyReturns,
  '037-missed-instalments': missedInstalments,
  '038-gift-delivery': giftDelivery,
  '039-credit-notes': creditNotes,
  '040-orders-that-ask-first': ordersThatAskFirst,
  '041-stay-reminders': stayReminders,
  '042-ended-agent-sessions': endedAgentSessions,
  '043-hotel-phones': hotelPhones,
  '044-guest-reviews': guestReviews,
  '045-voucher-keys': voucherKeys,
  '046-order-events': orderEvents,
  '047-callers': callers,
  '048-accounts': accounts,
  '049-account-lists': accountLists,
  '050-account-gifts': accountGifts,
  '051-account-calendars': accountCalendars,
  '052-passkeys': passkeys,
  '053-account-mailboxes': accountMailboxes,
  '054-account-news': accountNews,
  '055-desk': desk,
  '056-order-approvals': orderApprovals,
  '057-person-requests': personRequests,
  '058-mail-copies': mailCopies,
  '059-cards-of-payments': cardsOfPayments,
  '060-mentions': mentions,
  '061-what-boxes-open': whatBoxesOpen,
  '062-held-gifts': heldGifts,
  '063-default-content': defaultContent,
  '064-page-versions': pageVersions,
  '065-help-votes': helpVotes,
  '066-sent-mails': sentMails,
  '067-case-attachments': caseAttachments,
  '068-provider-facts': providerFacts,
  '069-waiting-list': waitingList,
  '070-refused-effects': refusedEffects,
  '071-landmarks': landmarks,
  '072-channels': channels,
  '073-card-designs': cardDesigns,
  '074-lengths-and-departures': lengthsAndDepartures,
  '075-lead-days': leadDays,
  '076-single-prices': singlePrices,
  '077-cancel-days': cancelDays,
  '078-own-labels': ownLabels,
}
