/** Prints a row of a table: what it is about, and values. */
export function row([name = '', ...cells]: readonly string[]): void {
  console.log([name.padEnd(56), ...cells.map((cell) => cell.padStart(14))].join(''))
}

/** Prints a row about something that has to hold. The command ends with 1 where it does not. */
export function check(cells: readonly string[], holds: boolean): void {
  row([...cells, holds ? 'ok' : 'TOO MUCH'])
  if (!holds) process.exitCode = 1
}

/** Prints a count of what may not be at all. */
export const checkNone = (name: string, count: number): void => check([name, String(count), '0'], count === 0)

export const kb = (bytes: number): string => (bytes / 1000).toFixed(1)
export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
