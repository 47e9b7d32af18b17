import fc from 'fast-check'

/** Which of several samples. The first are those of all going well, which without this came as rarely as each of many failures. */
export const sample = fc.oneof(fc.nat(2), fc.nat(1 << 10))

/** All of a list, beginning with the one that a number stands for, whatever the number. */
export function from<Item>(items: readonly Item[], start: number): readonly Item[] {
  const at = items.length === 0 ? 0 : start % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
