/** Face of the room for who keeps it up to date: operators' commands, and the demonstration. */
export { boxFormat } from './files/box-file'
export { boxFiles } from './files/box-files'
export { cardFiles, cardFormat } from './files/card-files'
