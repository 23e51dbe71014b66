import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'
import { mailboxesOfPerson } from '../../capabilities/accounts/capability'
import { createInTransaction } from '../../platform/database/transaction'
import { printRecord } from '../../platform/print-rows'
import type { CommandContext } from '../command'
import { erasePerson, exportPerson } from './person'

export const peopleHelp =
  'export MAIL [--file FILE] | erase MAIL [--json]: everything about one person as JSON; forget them as far as the law lets us'

/** `people export|erase MAIL`. */
export async function peopleCommand({ db, clock }: Pick<CommandContext, 'db' | 'clock'>, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { file: { type: 'string' }, json: { type: 'boolean' } },
  })
  const [action, email = ''] = positionals
  if (action !== 'export' && action !== 'erase')
    throw new Error('people takes export or erase, and an e-mail')
  if (!isEmail(email)) throw new Error(`${email || 'Nothing'} is no e-mail`)
  const mailboxes = await mailboxesOfPerson(db, email)
  if (action === 'erase') {
    const erased = await createInTransaction(db)((trx) =>
      erasePerson(trx, { mailboxes, today: clock.today() }),
    )
    return printRecord(erased, values)
  }
  const text = `${JSON.stringify(await exportPerson(db, mailboxes, clock.instant()), null, 2)}\n`
  // Only its owner may read it.
  if (values.file) await writeFile(values.file, text, { mode: 0o600 })
  else process.stdout.write(text)
}
