import { startPreload } from './app/preload.ts'

/** Runs as soon as it is here, beside the download of all else (`vite.config.ts` names it in the head of the page). */
export const early = startPreload(window)
