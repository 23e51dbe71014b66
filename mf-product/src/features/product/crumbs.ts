import type { Link } from '@escapade/shared-contracts/api/common-schemas'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'

/** From the country down to this stay, which may or may not be named by the gateway. */
export function crumbsOf({
  breadcrumb,
  label,
  uri,
}: Pick<StayDetail, 'breadcrumb' | 'label' | 'uri'>): Link[] {
  return breadcrumb.at(-1)?.uri === uri ? breadcrumb : [...breadcrumb, { label, uri }]
}
