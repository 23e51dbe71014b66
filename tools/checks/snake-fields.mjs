import { withoutComments } from './source-files.mjs'

const asksDatabase = /\bfrom 'kysely'|\/database\/database'/
const ofMigrations = /\/migrations\//
/** A field of a row's type. Objects for others, a payment provider's, are spelt as they want them. */
const snakeField = /(?:^|[{,;])\s*([a-z]+(?:_[a-z\d]+)+)\??:\s*(?:string|number|boolean|unknown|[A-Z])/gm
const inTemplates = /`(?:\\.|[^`\\])*`/g
/**
 * Fields of rows in snake case where code asks the database: `platform/database/camel-case.ts` names columns in camel case, so
 * such a field would be undefined in every row.
 *
 * @param {Map<string, string>} files Sources by path.
 */
export const checkSnakeFields = (files) =>
  [...files].flatMap(([file, source]) => {
    if (!file.startsWith('gateway/src/') && !file.startsWith('demo/src/')) return []
    if (ofMigrations.test(file) || !asksDatabase.test(source)) return []
    const code = withoutComments(source).replace(inTemplates, '``')
    return [...code.matchAll(snakeField)].map(
      ([, field]) => `${file}: ${field} is a column, fields of rows are in camel case`,
    )
  })
