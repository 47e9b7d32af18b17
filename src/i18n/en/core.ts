import { auth } from './auth.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

/** The words that every visit needs: those of the kit, of the frame, and of getting in. */
export const core = { ui, shell, auth } as const
