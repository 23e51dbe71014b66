import { Withdrawal } from '../../features/withdrawal/Withdrawal'
import { TextPage } from './TextPage'

/** The text about withdrawing from a contract; below it is where it is done. */
export const WithdrawalPage = ({ id }: { id: string }) => (
  <>
    <TextPage id={id} />
    <Withdrawal />
  </>
)
