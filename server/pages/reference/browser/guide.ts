import { copyButton, showOrigin } from './origin.ts'

showOrigin()
for (const program of document.querySelectorAll('pre')) program.before(copyButton(program))
