import { AppError, type ProblemCode } from '../../../platform/http/errors'

/** Answers a preview, and its refusal as a code. */
export async function orRefusal<T extends object>(
  preview: Promise<T>,
): Promise<T | { refusal: ProblemCode }> {
  try {
    return await preview
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.code }
    throw error
  }
}
