import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openPGlite } from '../platform/database/database'
import { migrateToLatest } from './migrate'
import { printSchema } from './print-schema'

/** `pnpm --filter @escapade/gateway schema`: writes down what all migrations together make. */
async function main() {
  const { db, close } = await openPGlite({})
  await migrateToLatest(db)
  await writeFile(path.join(process.cwd(), 'src/db/schema.sql'), await printSchema(db))
  await close()
}

void main()
