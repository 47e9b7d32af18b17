/** How many rows a page of a list has, and how many the contract gives at most. */
export type PageSize = { readonly rows: number; readonly most: number }

/** How many rows to ask for: on a refresh all that are shown, as far as one page takes them. */
export const limitOf = ({ rows, most }: PageSize, shown: number): number => Math.min(most, Math.max(rows, shown))
