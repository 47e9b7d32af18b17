export const signup = {} as const
