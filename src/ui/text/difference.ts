/** On which side of the budget an amount is, and by how much. */
export type Difference = { readonly side: 'under' | 'over' | 'even'; readonly amount: number }

/** Compares an amount with the budget, to the cent. */
export function differenceOf(amount: number, budget: number): Difference {
  const cents = Math.round(amount * 100) - Math.round(budget * 100)
  return { side: cents < 0 ? 'under' : cents > 0 ? 'over' : 'even', amount: Math.abs(cents) / 100 }
}
