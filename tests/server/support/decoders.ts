import { readdirSync, readFileSync } from 'node:fs'

/** The processes below `parent` that decode pictures, by their ids. */
export function decodersOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent && read(pid, 'cmdline').includes('decoder-process.ts'))
}

/** The id of the user that a process runs as. */
export function userOf(pid: number): number {
  return Number(/^Uid:\s+\d+\s+(\d+)/m.exec(read(pid, 'status'))?.[1])
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1])
}

/** Empty where the process has ended meanwhile. */
function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
