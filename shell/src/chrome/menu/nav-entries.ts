import type { NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { IconName } from '@escapade/shared-ui/icon/Icon'
import { type NavFacts, navLinks } from '../chrome-links'

/** An entry of the navigation. `key` names a text of ours, `label` is an editor's; `menu` is the panel it opens. */
export type NavEntry = {
  id: string
  to: string
  key?: string
  label?: string
  icon?: IconName | undefined
  highlight: boolean
  menu: string | null
}

/**
 * The ways of shopping, and what editors wrote to inspire (CO-052). A menu named like a way of shopping opens beside
 * it; without menus, the ideas stand alone.
 */
export function navEntries({ visit, links }: { visit: NavFacts; links: NavigationLink[] }): NavEntry[] {
  const ways = navLinks(visit).filter(({ key }) => key !== 'ideas' || links.length === 0)
  const own = ways.map(({ key, to, icon }) => {
    const menu = links.find(({ _id }) => _id === key)
    return { id: key, key, to, icon, highlight: menu?.variant === 'highlight', menu: panelOf(menu) }
  })
  const others = links.filter(({ _id }) => !ways.some(({ key }) => key === _id))
  const written = others.map((link) => ({
    id: link._id,
    label: link.label,
    to: withoutCampaign(link.uri, visit),
    highlight: link.variant === 'highlight',
    menu: panelOf(link),
  }))
  return [...own, ...written]
}

const panelOf = (link: NavigationLink | undefined) => (link && link.children.length > 0 ? link._id : null)

/** Campaigns are counted for visitors, not for customer care (D117). */
function withoutCampaign(uri: string, { customerCare }: Pick<Visit, 'customerCare'>): string {
  if (!customerCare) return uri
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(uri) ?? []
  const kept = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('utm_'))
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`
}

/** Paths of the shop stand below the base path; other addresses are whole. */
export const menuHref = (uri: string, visit: Pick<Visit, 'basePath' | 'customerCare'>): string =>
  uri.startsWith('/') ? visit.basePath + withoutCampaign(uri, visit) : uri
