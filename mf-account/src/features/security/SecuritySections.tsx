import { Passkeys } from '../../common/passkeys/Passkeys'
import { Sessions } from './Sessions'
import { YourData } from './YourData'

export default function SecuritySections() {
  return (
    <>
      <Passkeys />
      <Sessions />
      <YourData />
    </>
  )
}
