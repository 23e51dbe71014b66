import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'
import { analyticsTracked } from '@escapade/shared-contracts/events/analytics-events'
import type { RootChannel } from '@escapade/shared-contracts/events/event-channel'
import { releaseHeader } from '@escapade/shared-contracts/log/release-header'
import type { PageLocation, ShellServices, Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Fragments } from './mounting/fragments'
import type { MountSession } from './mounting/mount-session'
import type { Navigator } from './navigation/navigator'
import type { Routing } from './routing'

/** Calls say which release makes them: what fails is found in the gateway's log. */
const namedApi = (api: ApiClient, release: string): ApiClient => ({
  send: (endpoint, input) =>
    api.send(endpoint, { ...input, headers: { [releaseHeader]: release, ...input.headers } }),
})

/** Services that all mounts of the page share. */
export type SharedServices = {
  visit: Visit
  api: ApiClient
  versionOf(remote: string): string | undefined
  criteria: CriteriaBus
  channel: RootChannel
  routing: Routing
  location(): PageLocation
  navigator: Navigator
  fragments(): Fragments
  logError(error: unknown): void
}

/** The shell as one mount sees it: with an own channel, which ends with the mount. */
export function createServices(shared: SharedServices, session: MountSession): ShellServices {
  const { visit, api, criteria, channel, routing, navigator, logError, versionOf } = shared
  const { remote } = session.target
  const release = `${remote}@${versionOf(remote)}`
  return {
    visit,
    api: namedApi(api, release),
    criteria,
    logError,
    location: shared.location(),
    channel: channel.forMount(release),
    track: (event) => channel.emit(analyticsTracked, event),
    navigate: navigator.navigate,
    href: routing.href,
    mountFragment: (target, request) => shared.fragments().mount(session, target, request),
  }
}
