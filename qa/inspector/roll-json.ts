import { rollOf } from './roll.ts'

// What `roll-plugin.ts` reads: the models run in Node, in a process of their own.
process.stdout.write(JSON.stringify(rollOf()))
