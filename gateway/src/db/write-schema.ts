import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openPGlite } from '../platform/database/database'
import { migrateToLatest } from './migrate'
import { printFunctions, printSchema } from './print-schema'

/** `pnpm --filter @escapade/gateway schema`: writes down what all migrations together make. */
async function main() {
  const { db, close } = await openPGlite({})
  await migrateToLatest(db)
  const folder = path.join(process.cwd(), 'src/db')
  await writeFile(path.join(folder, 'schema.sql'), await printSchema(db))
  await writeFile(path.join(folder, 'functions.sql'), await printFunctions(db))
  await close()
}

void main()
