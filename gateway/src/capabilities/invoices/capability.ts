/** All that the app composes of the room: invoices and credit notes. */
export { createCreditNoteService } from './credit-note-service'
export { invoiceRoutes } from './invoice-routes'
export { createInvoiceService } from './invoice-service'
