import { type Kysely, sql } from 'kysely'

/**
 * Cards announce codes that hold: what somebody changes of a code is part of the revision (023). A use is not, until
 * it is the last one, or comes back from there.
 */
const triggers = [
  `create trigger revision_promotion_code after insert or delete on promotion_code
    for each statement execute function note_revision()`,
  `create trigger revision_promotion_terms after update on promotion_code for each row
    when (old.uses = new.uses or (old.uses >= old.max_uses) is distinct from (new.uses >= new.max_uses))
    execute function note_revision()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const trigger of triggers) await sql.raw(trigger).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['revision_promotion_code', 'revision_promotion_terms'])
    await sql.raw(`drop trigger ${name} on promotion_code`).execute(db)
}
