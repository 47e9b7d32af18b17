import { join } from 'node:path'

/** The folder that the project lies in. */
export const projectFolder = join(import.meta.dirname, '../..')

/** The contract, as clients may read it. */
export const contractFile = join(projectFolder, 'openapi.yaml')

/** Where the built web app is. */
export const webFolder = join(projectFolder, 'dist')
