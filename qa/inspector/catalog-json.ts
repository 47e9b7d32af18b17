import { catalogOf } from './catalog.ts'

// What `catalog-plugin.ts` reads: the models run in Node, in a process of their own.
process.stdout.write(JSON.stringify(catalogOf()))
