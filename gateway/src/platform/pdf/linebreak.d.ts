/** The package has no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** Next place where a line may end, or has to; null at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
