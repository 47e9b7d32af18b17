import { join } from 'node:path'

/** The folder that the project lies in. */
export const projectFolder = join(import.meta.dirname, '..')

/** The contract, from which the server routes and checks. */
export const contractFile = join(projectFolder, 'openapi.yaml')

/** Where the built web app is. */
export const webFolder = join(projectFolder, 'dist')

/** What may be lost at any time and only saves time. */
export const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'bidfair')
