type Submission = { allValid: boolean; customerCare: boolean; token?: string | null }

/** An agent in customer-care mode is no robot; everybody else shows a captcha token (spec B §5). */
export function contactSubmitOutcome({ allValid, customerCare, token }: Submission): 'send' | 'banner' {
  return allValid && (customerCare || token) ? 'send' : 'banner'
}
