import type { Flow } from '../rules/search/flow'
import type { Locale } from '../rules/visitor/locale'
import type { Criteria } from './criteria'

type Page = 'home' | 'search' | 'product'
type Seen = { locale: Locale; flow: Flow; page: Page; criteria: Criteria }

const placesOfBanners = ['city', 'department', 'region', 'country'] as const

/** Criteria that a banner names; it leaves open what is null or absent. */
type Aim = { [Place in (typeof placesOfBanners)[number]]?: string | null } & {
  locale: Locale
  flow?: Flow | null
  page?: Page | null
  theme?: string | null
  isLessThanTwoHours?: boolean | null
  /** False: not on searches of its own theme. */
  displayBannerWithThisThematic?: boolean | null
}

/**
 * True when a banner is for what the visitor looks at: everything that it names must be so; what it leaves open may
 * be anything. A banner that is not to be shown with its own theme is for all others.
 */
export function matchesBanner({ banner, ...seen }: Seen & { banner: Aim }): boolean {
  const { locale, flow, page, criteria } = seen
  const named = [
    [banner.locale, locale],
    [banner.flow, flow],
    [banner.page, page],
    [banner.isLessThanTwoHours, isLessThanTwoHours(criteria)],
    ...placesOfBanners.map((key) => [banner[key], criteria[key]] as const),
  ] as const
  return named.every(([wanted, is]) => isOpen(wanted) || wanted === is) && suitsTheme(banner, criteria.theme)
}

const isOpen = (wanted: unknown) => wanted === null || wanted === undefined

function suitsTheme({ theme, displayBannerWithThisThematic }: Aim, current: string | undefined) {
  if (isOpen(theme)) return true
  return displayBannerWithThisThematic === false ? theme !== current : theme === current
}

/**
 * A town or point without a distance is searched as far as "Less than 2h" (spec A §9). Of an area, a sight or a hotel
 * nothing is said about hours.
 */
const isLessThanTwoHours = ({ city, lat, lng, distanceMax }: Criteria): boolean =>
  Boolean(city || (lat !== undefined && lng !== undefined)) && distanceMax === undefined
