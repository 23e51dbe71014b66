import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Boxes } from '../features/home/Boxes'
import { HomePage } from '../features/home/HomePage'
import { NotFoundPage } from '../features/not-found/NotFoundPage'
import { StaticPage } from '../features/static-page/StaticPage'
import { Withdrawal } from '../features/withdrawal/Withdrawal'
import { pages } from './pages'
import { readRoute } from './route'

export function App() {
  const { locale } = useVisit()
  const route = readRoute(usePageLocation(), locale)
  switch (route.page) {
    case 'home':
      return <HomePage flow={route.flow} />
    case 'static':
      return route.id ? <TextPage id={route.id} /> : null
    case 'contact':
      return <pages.contact />
    case 'ideas':
      return <pages.ideas />
    case 'landing':
      return <pages.landing address={route.address} bestBoxes={<Boxes />} />
    case 'wishlist':
      return <pages.wishlist />
    default:
      return <NotFoundPage />
  }
}

/** A text of the shop; below the one about withdrawing is where it is done. */
const TextPage = ({ id }: { id: string }) => (
  <>
    <StaticPage id={id} notFound={<NotFoundPage />} />
    {id === 'withdrawal' && <Withdrawal />}
  </>
)
