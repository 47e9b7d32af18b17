export const jobDetails = {} as const
