import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { pages } from './pages'
import { readRoute } from './route'
import { useForgetTyped } from './use-forget-typed'

export function App() {
  const route = readRoute(usePageLocation())
  useForgetTyped(route.page === 'confirmation' && route.succeeded)
  switch (route.page) {
    case 'confirmation':
      return <pages.confirmation orderUUID={route.orderUUID} />
    case 'booking':
      return <pages.booking changes={route.changes} />
    case 'review':
      return <pages.review />
    default:
      return <pages.checkout of={route.page} />
  }
}
