/** Face of the room: all that other capabilities may use of it. */
export { refusesMails } from './mail-choices'
