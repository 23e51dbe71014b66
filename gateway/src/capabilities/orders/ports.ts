/** Face of the room for who serves it: the ports that sellers, quotes, gifts and lenders fit, and what they are given. */
export type { ParsedOrder } from './order-rules'
export type { Lender, LoanQuestion } from './payment/lender'
export type { OrderedStay } from './records/order-tables'
export type { MoneyReturn } from './records/refunds-repository'
export type { GiftMoney, NotSold, Seller, SoldOrder } from './sales'
export type { QuoteStay, StayRequest } from './stay/stay-quote'
