import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether it can be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where on the PATH a program of this name would be. */
export function onPath(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  return (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
}
