/** Each database of a shop has it, whatever its version: the steps that made it. */
export const shopTable = 'kysely_migration'

export const holdsNoShop = (file: string): Error =>
  new Error(`${file} holds no database of a shop. Nothing was changed. Name a file that \`backup\` wrote.`)
