/** Does something when it is first asked for, and hands the same to all who ask: the people that the paths of a file share. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null
  return () => (made ??= make())
}
