import { HelpPage } from '../../features/help/HelpPage'
import { TextPage } from './TextPage'

/** The help centre, or its text as any other while it has no questions. */
export const HelpCentrePage = ({ id }: { id: string }) => <HelpPage id={id} text={<TextPage id={id} />} />
