/** Codes of one kind (facilities, tags, …) as small numbers: what hotels are filtered and counted by. */
export class Codes {
  readonly #numbers = new Map<string, number>()
  readonly #codes: string[] = []
  readonly #uses: number[] = []

  get size(): number {
    return this.#codes.length
  }

  /** The number of a code; undefined for one that no hotel ever had. */
  numberOf(code: string): number | undefined {
    return this.#numbers.get(code)
  }

  codeOf(number: number): string {
    return this.#codes[number] ?? ''
  }

  /** Numbers of codes that a hotel has from now on. */
  take(codes: readonly string[]): number[] {
    return codes.map((code) => {
      const number = this.#numbers.get(code) ?? this.#add(code)
      this.#uses[number] = (this.#uses[number] ?? 0) + 1
      return number
    })
  }

  /** The hotel has them no more. */
  release(numbers: readonly number[]): void {
    for (const number of numbers) this.#uses[number] = (this.#uses[number] ?? 0) - 1
  }

  /** True when any hotel has it. */
  isUsed(number: number): boolean {
    return (this.#uses[number] ?? 0) > 0
  }

  #add(code: string): number {
    const number = this.#codes.push(code) - 1
    this.#numbers.set(code, number)
    return number
  }
}
