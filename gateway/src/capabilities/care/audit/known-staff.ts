import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'

/**
 * Agents and leads who have worked since then, by name. Walks the index from one e-mail to the next: the audit has
 * millions of lines of some dozen people.
 */
export async function knownStaff(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with recursive known as (
      (select email from agent_action order by email limit 1)
      union all
      select (select a.email from agent_action a where a.email > known.email order by a.email limit 1)
      from known where known.email is not null
    )
    select email from known
    where exists (
      select 1 from agent_action a
      where a.email = known.email and a.at > ${since} and a.role ~ '(agent|lead)'
    )
    order by email
  `.execute(db)
  return rows.map(({ email }) => email)
}
