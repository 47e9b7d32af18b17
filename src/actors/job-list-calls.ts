import type { JobsRequest } from '../services/job-list-call.ts'
import { listJobs } from '../services/jobs.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

/** Asks for one page of the viewer's jobs. */
export const loadJobs = (environment: Environment, signal: AbortSignal, request: JobsRequest) =>
  runService(environment, signal, listJobs(request))
