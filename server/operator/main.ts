import { runAdmin } from './cli.ts'

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
})
