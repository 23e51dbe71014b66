import { AppError } from '../../platform/http/errors'
import { PaymentProviderError } from './payment-provider'

/** A provider that does not answer is its own refusal: the visitor repeats the call, and nothing happens twice. */
export async function askProvider<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    if (error instanceof PaymentProviderError) throw new AppError('payment-unavailable')
    throw error
  }
}
