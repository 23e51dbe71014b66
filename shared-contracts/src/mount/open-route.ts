import type { Visit } from './mount-contract'
import type { RemoteManifest } from './remote-manifest'

export type Visitor = Pick<Visit, 'locale' | 'flags'>

type Route = RemoteManifest['routes'][number]

/** True when the path belongs to the route for this visitor; else it is as if there were no such route. */
export const isOpenRoute = ({ locales, id, needsId, flag }: Route, path: string, visitor: Visitor): boolean =>
  (locales?.includes(visitor.locale) ?? true) &&
  (!needsId || Boolean(path.split('/')[2])) &&
  (!id || path.split('/')[2] === id) &&
  (!flag || visitor.flags[flag] !== false)
