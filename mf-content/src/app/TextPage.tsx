import { NotFoundPage } from '../features/not-found/NotFoundPage'
import { StaticPage } from '../features/static-page/StaticPage'
import { Withdrawal } from '../features/withdrawal/Withdrawal'

/** A text of the shop; below the one about withdrawing is where it is done. */
export const TextPage = ({ id }: { id: string }) => (
  <>
    <StaticPage id={id} notFound={<NotFoundPage />} />
    {id === 'withdrawal' && <Withdrawal />}
  </>
)
