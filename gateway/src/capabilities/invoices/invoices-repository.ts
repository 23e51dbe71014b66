import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { InvoiceContent, InvoiceTable } from './invoice-tables'

export type Invoice = Selectable<InvoiceTable>
type NewInvoice = Omit<Invoice, 'content'> & { content: InvoiceContent }

export const createInvoicesRepository = (db: Db) => ({
  find: (orderUUID: string, version: number): Promise<Invoice | undefined> =>
    db
      .selectFrom('invoice')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .where('version', '=', version)
      .executeTakeFirst(),
  latest: (orderUUID: string): Promise<Invoice | undefined> =>
    db
      .selectFrom('invoice')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst(),
  /** The next number of a series, without gaps: it is given back when the transaction fails. */
  async nextOf(series: string): Promise<number> {
    const { last } = await db
      .insertInto('invoiceSeries')
      .values({ series, last: 1 })
      .onConflict((conflict) =>
        conflict.column('series').doUpdateSet((row) => ({ last: row('invoiceSeries.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
    return last
  },
  add: ({ content, ...invoice }: NewInvoice) =>
    db
      .insertInto('invoice')
      .values({ ...invoice, content: JSON.stringify(content) })
      .execute(),
})
