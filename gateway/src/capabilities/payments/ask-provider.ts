import { AppError } from '../../platform/http/errors'
import { PaymentProviderError } from './payment-provider'

/** A provider that does not answer is its own refusal: the visitor repeats the call, and nothing happens twice. */
export async function askProvider<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    // The log names what the provider has said: a wrong key reads like an outage otherwise.
    if (error instanceof PaymentProviderError)
      throw Object.assign(new AppError('payment-unavailable'), { cause: error })
    throw error
  }
}
