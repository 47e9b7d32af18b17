/** How large a town is. Whatever else it has follows from it: three bids for each job, 90 notices for each business. */
export type Size = Readonly<{
  jobs: number
  businesses: number
  customers: number
  /** The job of every so many is of the one huge customer. */
  huge: number
}>

/** So large that the huge customer and the best-known business fill each page and each count. */
export const SMALL: Size = { jobs: 1000, businesses: 400, customers: 200, huge: 2 }
export const sizeOf = (jobs: number): Size => ({ jobs, businesses: jobs / 10, customers: jobs / 5, huge: 20 })
