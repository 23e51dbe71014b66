import { NotFoundPage } from '../../features/not-found/NotFoundPage'
import { StaticPage } from '../../features/static-page/StaticPage'

/** A text of the shop, or the page for what is not found when there is none. */
export const TextPage = ({ id }: { id: string }) => <StaticPage id={id} notFound={<NotFoundPage />} />
