/** Face of the room for who keeps it up to date: operators' commands, and the demonstration. */
export { centerFiles } from './files/center-files'
