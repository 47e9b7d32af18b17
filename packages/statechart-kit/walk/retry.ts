import { cannotBecause } from './unsupported.ts'

/**
 * Walks a path again for as long as it goes wrong and what stood in its way is over. Where that would take too long, which `isOver` throws,
 * this is what the walk ends with.
 */
export async function retryWalk<Went extends { readonly reason: unknown }>(
  walk: () => Promise<Went>,
  isOver: () => Promise<boolean> = async () => false,
): Promise<Went> {
  const went = await walk()
  if (went.reason === null || cannotBecause(went.reason) !== null) return went
  try {
    return (await isOver()) ? await retryWalk(walk, isOver) : went
  } catch (reason) {
    if (cannotBecause(reason) === null) throw reason
    return { ...went, reason }
  }
}
