/** Face of the room: how many rooms of a night are sold or held, for who changes what is left. */
export { readTaken } from './taken'
