import { auth } from './auth.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

/** The words that every visit needs: shared parts, the frame, and login. */
export const core = { ui, shell, auth } as const
