import { type RawBuilder, sql } from 'kysely'
import { contentLanguages, type Texts } from '../../platform/texts/texts'

/**
 * Names that people give the town of a hotel or an activity centre, in every language, read beside its row: `house`
 * is the row's name in the statement. The row itself has what is written on a letter, which stands in for names that
 * the map lacks.
 */
export function townNames(house: string): RawBuilder<Texts> {
  const column = (name: string) => sql.ref(`${house}.${name}`)
  const onLetters = contentLanguages.flatMap((language) => [sql.lit(language), column('cityLabel')])
  return sql<Texts>`(jsonb_build_object(${sql.join(onLetters)}) || coalesce((
    select names from place where category = 'city' and id = ${column('cityId')}), '{}'))`
}
