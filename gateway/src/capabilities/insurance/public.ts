/** Face of the room: all that other capabilities may use of it. */
export { insuranceCents, insuranceLabel } from './insurance-rules'
