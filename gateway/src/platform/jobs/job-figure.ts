import type { Figure } from '../observe/figure'
import type { JobRunner } from './periodic-jobs'

/** Jobs that fail or hang; the label `job` is Prometheus' own. */
export const jobFigure = (jobs: Pick<JobRunner, 'overdue'>): Figure => ({
  name: 'job_overdue_seconds',
  help: 'For how long a job has not ended when it was due',
  label: 'work',
  read: async () => jobs.overdue(Date.now()).map(({ job, ms }) => ({ label: job, value: ms / 1000 })),
})
