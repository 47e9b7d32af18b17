export const postJob = {} as const
