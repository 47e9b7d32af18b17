// generated from openapi.yaml by npm run generate: do not edit
import { copyButton, showOrigin } from './origin.js'
showOrigin()
for (const program of document.querySelectorAll('pre')) program.before(copyButton(program))
