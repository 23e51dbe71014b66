import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'

export type TermsOfSale = { title: string; sections: { heading: string; paragraphs: string[] }[] }

/** Port: texts of law that an order is made under. They are kept as they were, by version. */
export type LegalTexts = {
  /** Null: the page is not published, or it is no package. */
  keepTexts(
    db: Db,
    contract: { locale: Locale; isPackage: boolean },
    at: Date,
  ): Promise<{ termsVersion: string | null; travelForm: string | null }>
  termsOf(db: Db, asked: { version: string; locale: Locale }): Promise<TermsOfSale | null>
}
