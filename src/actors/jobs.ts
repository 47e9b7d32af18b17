export type { AssignedBusiness, Interest, Job, JobDetails, JobStatus, OwnBid, Rating, Role } from '../services/types.ts'
