import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { ContactPage } from '../features/contact/ContactPage'
import { HomePage } from '../features/home/HomePage'
import { NotFoundPage } from '../features/not-found/NotFoundPage'
import { StaticPage } from '../features/static-page/StaticPage'
import { WishlistPage } from '../features/wishlist/WishlistPage'
import { readRoute } from './route'

export function App() {
  const route = readRoute(usePageLocation())
  switch (route.page) {
    case 'home':
      return <HomePage flow={route.flow} />
    case 'static':
      return route.id ? <StaticPage id={route.id} notFound={<NotFoundPage />} /> : null
    case 'contact':
      return <ContactPage />
    case 'wishlist':
      return <WishlistPage />
    default:
      return <NotFoundPage />
  }
}
