import { ui } from './ui.ts'
import { shell, auth } from './shell.ts'
import { dashboard } from './dashboard.ts'

/** The words of the first screens, login and job list, and of what is around all screens. They come with the app. */
export const first = { ui, shell, auth, dashboard } as const
