/** Face of the room for who keeps it up to date: operators' commands, and the demonstration. */
export { type CompleteCenterFile, centerFormat } from './files/center-file'
export { centerFiles } from './files/center-files'
