import * as paths from '@escapade/shared-contracts/paths'
import { type SavedSearch, withoutSearch, withSearch } from '@escapade/shared-contracts/visitor/saved-search'
import type { TFunction } from 'i18next'
import { describeSearch } from './describe-search'

/** The notice about the last press, and the one thing it offers. */
export type Said = { text: string; label: string; onPress(): void }

type Tools = {
  /** Texts of `search` and `ui`. */
  t: TFunction
  change(next: (list: readonly SavedSearch[]) => readonly SavedSearch[]): void
  navigate(uri: string): void
  say(said: Said | null): void
}
type Saving = Tools & Parameters<typeof describeSearch>[0]
type TakingOut = Tools & { uri: string; list: readonly SavedSearch[] }

export async function saveSearch({ change, navigate, say, ...search }: Saving) {
  const described = await describeSearch(search)
  change((all) => withSearch(all, { ...described, savedAt: new Date().toISOString() }))
  const { t } = search
  say({ text: t('save.saved'), label: t('save.see'), onPress: () => navigate(paths.wishlist()) })
}

/** Undo puts back what was taken out: by then the criteria of the page may be others. */
export function takeOut({ uri, list, t, change, say }: TakingOut) {
  const removed = list.find((search) => search.uri === uri)
  change((all) => withoutSearch(all, uri))
  const undo = () => {
    if (removed) change((all) => withSearch(all, removed))
    say(null)
  }
  say({ text: t('save.removed'), label: t('wish.undo'), onPress: undo })
}
