import type { Changed, ReleaseAct } from '@escapade/shared-contracts/mount/registry-api'
import { freeze, thaw } from './freeze'
import type { OwnRemote } from './own-remote'
import { promote, retire, rollBack, setShare, withdraw } from './release-changes'

/** Acts on releases that are in the store already. */
export type ReleaseChange = Exclude<ReleaseAct, { act: 'upload' | 'publish' | 'taken-back' }>

/** Carries out what a squad asks for. Throws a `RefusalError` where it may or can not be. */
export function changeReleases(remote: OwnRemote, change: ReleaseChange): Promise<Changed> {
  switch (change.act) {
    case 'canary':
      return setShare(remote, change.share)
    case 'promote':
      return promote(remote)
    case 'rollback':
      return rollBack(remote, change.version)
    case 'withdraw':
      return withdraw(remote, change.version)
    case 'retire':
      return retire(remote)
    case 'freeze':
      return freeze(remote, change.reason)
    case 'thaw':
      return thaw(remote)
  }
}
