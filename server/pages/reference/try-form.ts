import { escaped, quoted } from '../layout/html.ts'

/** An account of the demo town. */
export type DemoLogin = Readonly<{
  role: 'customer' | 'business'
  email: string
  /** Null where only the operator knows it. */
  password: string | null
}>

/** What is shown at a call that somebody tries: `try.ts` fills it in. */
export function tryForm(demo: readonly DemoLogin[]): string {
  const accounts = demo.map(
    ({ role, email, password }) =>
      `<option value="${quoted(email)}" data-role="${role}"${password === null ? '' : ` data-password="${quoted(password)}"`}>${escaped(email)}, a ${role} of the demo town</option>`,
  )
  return `<template id="try-form"><form class="try">
<label>As <select name="as">${accounts.join('')}<option value="login">Email and password</option><option value="key">A key</option><option value="">Nobody</option></select></label>
<fieldset class="login" hidden><legend>Your login</legend>
<label>Email <input type="email" name="email" autocomplete="username"></label>
<label>Password <input type="password" name="password" autocomplete="current-password"></label></fieldset>
<label class="key" hidden>Key <input name="key" autocomplete="off" spellcheck="false"></label>
<div class="places"></div>
<details class="headers" hidden><summary>Headers</summary></details>
<label class="body" hidden>Body <textarea name="body" rows="3" spellcheck="false"></textarea></label>
<label class="file" hidden>File <input type="file" name="file"></label>
<button>Send</button>
<small>It is done for real, on this server. Logins and keys are forgotten when this page is closed.</small>
<p class="status" role="status"></p>
<div class="answer"></div>
</form></template>`
}
