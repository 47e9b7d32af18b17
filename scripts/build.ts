import { buildWebApp } from '../server/start/web.ts'

/** Builds the web app into `dist/` where it is missing or older than its sources, with compressed copies: what a start does, for where it is to be done before. */
await buildWebApp({ say: console.log })
