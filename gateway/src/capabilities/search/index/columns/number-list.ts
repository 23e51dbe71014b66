/** Numbers that come and go, read far more often than changed: in their order, which is that of the memory behind. */
export class NumberList {
  readonly #members = new Set<number>()
  #sorted: Int32Array | null = null

  get numbers(): Int32Array {
    this.#sorted ??= Int32Array.from(this.#members).sort()
    return this.#sorted
  }

  add(number: number): void {
    if (this.#members.has(number)) return
    this.#members.add(number)
    this.#sorted = null
  }

  delete(number: number): void {
    if (this.#members.delete(number)) this.#sorted = null
  }
}
