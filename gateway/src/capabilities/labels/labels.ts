import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import type { CreateCache } from '../../platform/revision/create-cache'
import { remember } from '../../platform/revision/remember'
import { textIn } from '../../platform/texts/texts'
import { type LabelKind, releaseCodes, releaseLabel } from './release-labels'

/** The wording of a code of the catalogue; an unknown one (imported) shows as it is. */
export type LabelOf = (kind: LabelKind, code: string, locale: Locale) => string
/** Codes of a kind that have words. */
export type CodesOf = (kind: LabelKind) => string[]
export type Labels = { labelOf: LabelOf; codesOf: CodesOf }
/** What pages say of codes, and in which locale. */
export type LabelView = { locale: Locale; labelOf: LabelOf }
/** Words of the release and of the shop, as of the last commit before this call. */
export type LabelReader = () => Promise<Labels>

/** Reads the words for codes, and keeps them until somebody changes the catalogue. */
export const createLabelReader = ({ db, createCache }: { db: Db; createCache: CreateCache }): LabelReader =>
  remember<void, Labels>({
    createCache,
    max: 1,
    ttl: 0,
    keyOf: () => 'labels',
    ask: () => readLabels(db),
  })

export async function readLabels(db: Db): Promise<Labels> {
  const own = await db.selectFrom('ownLabel').selectAll().orderBy('code').execute()
  const names = new Map(own.map(({ kind, code, names }) => [`${kind}/${code}`, names]))
  return {
    labelOf(kind, code, locale) {
      const known = names.get(`${kind}/${code}`)
      return releaseLabel(kind, code, locale) ?? (known ? textIn(known, languageOf(locale)) : code)
    },
    codesOf: (kind) => [
      ...releaseCodes(kind),
      ...own.flatMap((label) => (label.kind === kind ? [label.code] : [])),
    ],
  }
}
