import { useState } from 'react'

/** The last answer there was, while another one is on its way. */
export function useNewest<Answer>(answer: Answer | undefined): Answer | undefined {
  const [newest, setNewest] = useState(answer)
  if (answer && answer !== newest) setNewest(answer)
  return answer ?? newest
}
