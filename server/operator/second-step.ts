import { endSecondStep } from '../second-step/service.ts'
import { deletePasskeys, listPasskeys } from '../second-step/service-passkeys.ts'
import { tellOfEnd } from '../accounts/service-second-step.ts'
import { changeAccount, type Command } from './command.ts'

export const secondStepCommands: readonly Command[] = [
  {
    name: 'second-step remove',
    summary: 'Let an account log in by its password alone, and remove its passkeys, for somebody who lost both',
    words: ['email or id'],
    notes:
      'The owner gets an email. Make sure first that it is the owner who asks: a thief of the password would ask for the same.',
    opens: true,
    run: async (desk) =>
      await changeAccount(desk, 'second-step remove', async (db, { id, email }) => {
        const passkeys = await listPasskeys(db, id)
        await deletePasskeys(db, id)
        if (!(await endSecondStep(db, id)) && passkeys.length === 0)
          return { said: `${email} has no second step and no passkeys.`, details: { unchanged: true } }
        await tellOfEnd(desk, db, id)
        return { said: `${email} may log in by the password alone.` }
      }),
  },
]
