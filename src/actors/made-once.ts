/** Calls each function once with what all of them are given, and keeps what it returned. */
export function madeOnce<Given>(given: () => Given): <Made>(make: (given: Given) => Made) => Made {
  const made = new Map<unknown, unknown>()
  return <Made>(make: (given: Given) => Made): Made => {
    if (!made.has(make)) made.set(make, make(given()))
    // Stored under the function that made it, so it has that function's return type.
    return made.get(make) as Made
  }
}
