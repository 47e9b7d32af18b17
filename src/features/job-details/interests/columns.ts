/** From this width on, in letters, bids are rows of a table: with larger text they come later. */
export const tableRoom = '(min-width: 46rem)'

/** The columns of the table: who, how rated, jobs done, what is verified, when, and for how much. */
export const columns =
  'minmax(9rem, 2.2fr) minmax(4.5rem, 0.7fr) minmax(4.25rem, 0.7fr) minmax(9.5rem, 1.2fr) minmax(4.75rem, 0.7fr) minmax(7.5rem, 1fr)'

/** The room between two columns: 1.5rem, and less where the table only just fits. */
export const columnGap = 'clamp(0.75rem, 20cqi - 8.5rem, 1.5rem)'
