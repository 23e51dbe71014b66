import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { InCare, pages } from './pages'
import { type Route, readRoute } from './route'
import { useForgetTyped } from './use-forget-typed'

export function App() {
  const route = readRoute(usePageLocation())
  const { customerCare } = useVisit()
  useForgetTyped(route.page === 'confirmation' && route.succeeded)
  const page = pageOf(route)
  return customerCare ? <InCare>{page}</InCare> : page
}

function pageOf(route: Route) {
  switch (route.page) {
    case 'confirmation':
      return <pages.confirmation orderUUID={route.orderUUID} />
    case 'booking':
      return <pages.booking changes={route.changes} />
    case 'payment':
      return <pages.payment orderUUID={route.orderUUID} />
    case 'review':
      return <pages.review />
    default:
      return <pages.checkout of={route.page} />
  }
}
