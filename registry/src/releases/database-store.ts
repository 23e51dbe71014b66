import type { RegistryStore } from '@escapade/remote-kit/release/registry-store'
import type { Db } from '../database/open-database'
import { readHistory, writeHistory } from './history'

/** A release that no session has used for so long is removed. */
const keptMs = 7 * 24 * 3_600_000

/** The registry in a database, within a transaction: what an act reads is what it changes. */
export function databaseStore(db: Db): RegistryStore {
  return {
    address: 'the registry',
    requireRegistry: async () => {},
    read: () => readDocument(db),
    async update(change) {
      const { document, revision } = await db
        .selectFrom('registry')
        .select(['document', 'revision'])
        .forUpdate()
        .executeTakeFirstOrThrow()
      const before = { owners: {}, withdrawn: {}, seen: {}, frozen: {}, ...JSON.parse(document) }
      const next = { ...before, ...(await change(before)) }
      await db
        .updateTable('registry')
        .set({ document: JSON.stringify(next), revision: Number(revision) + 1 })
        .execute()
    },
    async readRelease({ name, version }) {
      const found = await db
        .selectFrom('release')
        .select('releaseText')
        .where('name', '=', name)
        .where('version', '=', version)
        .where('wholeAt', 'is not', null)
        .executeTakeFirst()
      return found?.releaseText ?? null
    },
    async releases(name) {
      const found = await db
        .selectFrom('release')
        .select(['version', 'wholeAt'])
        .where('name', '=', name)
        .where('wholeAt', 'is not', null)
        .orderBy('wholeAt', 'desc')
        .execute()
      return found.map(({ version, wholeAt }) => ({ version, at: new Date(wholeAt ?? 0).toISOString() }))
    },
    note: (record) => writeHistory(db, record),
    history: (name) => readHistory(db, name),
    async markUsed({ name, versions }) {
      if (versions.length === 0) return
      await db
        .updateTable('release')
        .set({ usedAt: new Date() })
        .where('name', '=', name)
        .where('version', 'in', versions)
        .execute()
    },
    async prune({ name, named }) {
      await db
        .deleteFrom('release')
        .where('name', '=', name)
        .where('usedAt', '<', new Date(Date.now() - keptMs))
        .where('version', 'not in', named.length > 0 ? named : [''])
        .execute()
    },
  }
}

async function readDocument(db: Db) {
  const { document } = await db.selectFrom('registry').select('document').executeTakeFirstOrThrow()
  return JSON.parse(document)
}
